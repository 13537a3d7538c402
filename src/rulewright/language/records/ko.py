"""Korean. The code points of its syllables are in the order of South Korea's dictionaries."""

from rulewright.language.record import LanguageRecord, Script, SearchWords

RECORD = LanguageRecord(
    code="ko",
    order=1,
    autonym="한국어",
    adverb="in-korean",
    has_particles=True,
    list_and=", ",
    list_or=" 또는 ",
    range_sign="~",
    number_words=(
        "한 하나* 단*",
        "두 둘* 양*",
        "세 셋*",
        "네 넷*",
        "다섯*",
        "여섯*",
        "일곱*",
        "여덟*",
        "아홉*",
        "열*",
        "열하나* 열한*",
        "열둘* 열두*",
    ),
    script=Script.HANGUL,
    search=SearchWords(
        function="""
        그 그냥 그러면 그런 그럼 그리고 나 내 다 다른 대한 대해 도중 또 또는 모두 무슨 아니면 어느 어떤 어떻게
        어떡해 왜 이 저 제 좀 중 중에 지 해도 거 건 게 걸 안 못 을 를 은 는 이런 저런 정도 혹시 그게 이게 이때 일 인
        인가 이면 이라면 됨 돼 뭘 뭔 뭐야 명
        """,
        function_stems="""
        가능 경우 때 때문 무엇 뭐 누구 누 어디 언제 얼마 얼마나 몇 수 것 개 번 방법 법 하 되 있 없 싶 돼 동안 어떻
        어떠 게임 뒤 후 전
        """,
        endings="""
        은 는 이 가 을 를 의 에 도 로 와 과 만 나 야 요 엔 랑 께
        에서 에게 에는 에도 에만 까지 부터 으로 이나 처럼 보다 마다 한테 께서 라도 조차 밖에 이랑 하고 대로 로서
        로써 이란 이라 인데 이고 이면 에서는 에서도 에게서 에게서는 에게만 에서부터 으로부터 로부터 까지만 한테는
        에게는 한테서 으로는 으로도 으로서 으로써 이라도 이라면 이라는 까지는 부터는 까지도 끼리 마저 뿐
        습니다 습니까 ㅂ니다 ㅂ니까 ㄴ다 는다 다 ㄴ다면 는다면 다면 으면 면 으려면 려면 으려고 려고 으러 러 고 고서
        고나서 지 지만 지는 지도 거나 든지 ㄴ ㄹ 던 는데 은데 ㄴ데 니까 으니까 므로 으므로 아서 어서 여서 아 어 여
        아도 어도 여도 아야 어야 여야 아요 어요 여요 았다 었다 았을 었을 였을 ㅆ을 ㅆ는데 ㅆ다 ㅆ다면 ㅆ으면 ㅆ어요
        ㅆ나 ㅆ나요 ㅆ습니다 ㅆ어 ㅆ지 ㅆ던 았 었 ㅆ 서 나요 냐 는지 은지 ㄴ지 을지 ㄹ지 ㄴ가 는가 ㄴ가요 는가요
        ㄹ까 을까 ㄹ까요 을까요 ㄹ게 기 기를 기가 기는 음 ㅁ 게 도록 자 자마자 면서 으면서 네 네요 죠 지요 예요
        이에요
        임 인 인가 인가요 일 입니다 입니까
        하다 한다 하면 하는 하기 해서 하여 하며 하지 해야 할 한 함 해 했다 했을 하려면 합니다 합니까 하나요 할까
        했는데 하자 하면서 하려고 한다면
        되다 된다 되면 되는 되어 되기 될 된 됨 됩니다 됩니까 되나요 되고 됐을 됐다
        당하다 당하면 당한 당할 당했을 시키다 시키면 시키는 시킬 시킨
        """,
        how_many=("몇", "최대", "까지"),
        page="쪽 페이지 면",
        line="줄 줄째 행 번째",
        beside="규칙서 룰북 규칙 설명서 의 에서",
        names="""
        ko kor korean korejsky korejska korejske korejstina korealainen korea koreaksi 한국어 한국어판 한국 한글
        한글판
        """,
    ),
)
