"""Invented prose in English, Chinese, Japanese and Korean, put together from lists of words."""

import random

#: What entries are written in, with the share of each in a hundred.
LANGUAGES = {"en": 70, "zh-Hant": 12, "ja": 10, "ko": 8}

#: A sentence is one of these patterns, each of whose letters stands for a word of the list below it.
PATTERNS = {
    "en": [
        "S V the A N", "T S V the N P", "S V the A N P, and S V it T", "the A N P V the N", "T the N V the A N",
        "nobody V the N P", "S and S V the A N, but T S V the N P", "if the N V the N, S V the A N P",
    ],
    "zh-Hant": ["S T V N", "T， S P V A N", "N P V N， S T V N", "S V A N， T V N", "A N P V N"],
    "ja": ["Sは T Nを V", "T、 Sは Pで A Nを V", "A Nが Pで V", "Sと Sは Nを V、 Tも Nを V", "Nは T V"],
    "ko": ["Sは T Nを V", "T Sは Pで A Nを V", "A Nは Pで V", "Sは Nを V 그리고 T V"],
}

#: S who, V does, A of what sort, N what, P where, T when.
WORDS = {
    "en": {
        "V": "carried painted mended lost counted borrowed followed heard kept sold forgot tuned folded measured opened "
             "planted recorded repeated washed wrapped described dried drew greeted invented hid",
        "A": "slow yellow quiet broken second heavy wet narrow borrowed early patient hollow bright crooked salted "
             "wooden tired electric cheap northern blue unfinished round stubborn polite",
        "N": "umbrella ladder kettle ferry piano lantern amplifier staircase window harbour suitcase bicycle notebook "
             "chimney orchard radio bridge drawer letter engine raincoat market table microphone shadow bell garden "
             "stove mirror corridor tunnel recipe postcard anchor curtain blanket shelf",
        "P": "behind the harbour|under the stairs|on the roof|near the laundry|beside the old school|at the last stop|"
             "in the back room|along the canal|above the bakery|outside the station|between two islands",
        "T": "yesterday|in April|every Tuesday|before the rain|after midnight|last winter|for nine years|once a month|"
             "on the way home|during the second set|by accident|with some regret",
    },
    "zh-Hant": {
        "V": "修好了 借走了 弄丟了 帶來了 畫下了 錄下了 忘記了 打開了 賣掉了 聽見了 收起了 數過了 種下了 寄出了 想起了",
        "A": "黃色的 安靜的 壞掉的 第二把 潮濕的 很舊的 還沒寫完的 昂貴的 沉重的 溫柔的 隔壁的 北方的",
        "N": "雨傘 梯子 水壺 渡輪 鋼琴 燈籠 音箱 窗戶 港口 行李箱 腳踏車 筆記本 收音機 抽屜 信 雨衣 市場 麥克風 影子 花園 鏡子 明信片 錨 "
             "窗簾 毯子 書架 巷子",
        "P": "在屋頂 在樓梯下 在港口後面 在最後一站 在洗衣店旁 在運河邊 在麵包店樓上 在車站外 在兩座島之間",
        "T": "昨天 四月 每個星期二 下雨之前 午夜以後 去年冬天 回家路上 偶爾 不小心 第二段演出時",
    },
    "ja": {
        "V": "直した 借りた なくした 持ってきた 描いた 録音した 忘れた 開けた 売った 聞いた 畳んだ 数えた 植えた 送った 思い出した",
        "A": "黄色い 静かな 壊れた 二本目の 濡れた 古い 書きかけの 高い 重い やさしい 隣の 北の",
        "N": "傘 はしご やかん フェリー ピアノ 提灯 アンプ 窓 港 スーツケース 自転車 ノート ラジオ 引き出し 手紙 レインコート 市場 マイク 影 庭 "
             "鏡 葉書 錨 カーテン 毛布 本棚 路地",
        "P": "屋根の上 階段の下 港の裏 終点 洗濯屋のそば 運河沿い パン屋の二階 駅の外 ふたつの島のあいだ",
        "T": "昨日 四月に 毎週火曜日 雨の前に 真夜中すぎに 去年の冬 帰り道に ときどき うっかり 後半に",
    },
    "ko": {
        "V": "고쳤다 빌렸다 잃어버렸다 가져왔다 그렸다 녹음했다 잊었다 열었다 팔았다 들었다 접었다 세었다 심었다 보냈다 떠올렸다",
        "A": "노란|조용한|부서진|두번째|젖은|오래된|쓰다 만|비싼|무거운|다정한|옆집|북쪽",
        "N": "우산 사다리 주전자 페리 피아노 등불 앰프 창문 항구 여행가방 자전거 공책 라디오 서랍 편지 비옷 시장 마이크 그림자 정원 거울 엽서 "
             "닻 커튼 담요 책장 골목",
        "P": "지붕 위|계단 아래|항구 뒤|종점|세탁소 옆|운하 가|빵집 위층|역 밖|두 섬 사이",
        "T": "어제|사월에|화요일마다|비 오기 전에|자정이 지나|지난 겨울|집에 오는 길에|가끔|실수로|후반에",
    },
}  # fmt: skip

#: What invented names consist of, of people in sentences, of shops, bands and links.
SYLLABLES = {
    "en": "ba den ka lo mi ren sa tor vel wick ham ger ly os an der fen mar pol ta rin dow esk ith".split(),
    "zh-Hant": list("文希樹音海南雨安林青石川明月平春秋野橋星"),
    "ja": list("かさねみなとゆきはるあおいしまりえのぞ"),
    "ko": list("가나다라마바사아자하민수지윤서준은연우진"),
}

SENTENCES = 4_000


class Dice:
    """Numbers that are the same on every machine and in every version of Python.

    Only `random()` of a seeded `Random` is promised to stay what it is; `choice` and its kind are not.
    """

    def __init__(self, seed):
        self.roll = random.Random(seed).random

    def below(self, bound):
        return int(self.roll() * bound)

    def between(self, least, most):
        return least + int(self.roll() * (most - least + 1))

    def one(self, values):
        return values[int(self.roll() * len(values))]

    def some(self, values, count):
        """Different ones, in the order of the dice."""
        found = []
        while len(found) < min(count, len(values)):
            value = self.one(values)
            if value not in found:
                found.append(value)
        return found


class Voice:
    """Speaks one language; its sentences are made once and then taken from a pool, which is what makes it fast."""

    def __init__(self, language, dice):
        self.language = language
        self.dice = dice
        self.words = {
            kind: text.split("|") if "|" in text else text.split() for kind, text in WORDS[language].items()
        }
        # Korean is written with the patterns' particles translated, which keeps the patterns legible side by side.
        self.patterns = [
            pattern.replace("は", "는").replace("を", "을").replace("で", "에서") if language == "ko" else pattern
            for pattern in PATTERNS[language]
        ]
        self.spaced = language in ("en", "ko")
        self.end = "." if self.spaced else "。"
        self.gap = " " if self.spaced else ""
        self.names = [self.name() for _ in range(400)]
        self.pool = [self.sentence() for _ in range(SENTENCES)]
        self.plain_pool = [self.sentence(marked=False) for _ in range(SENTENCES // 4)]

    def name(self):
        text = "".join(self.dice.one(SYLLABLES[self.language]) for _ in range(self.dice.between(2, 3)))
        return text.capitalize()

    def sentence(self, marked=True):
        """A text and how many words it has; of Chinese and Japanese, two characters count as one."""
        words = []
        for part in self.dice.one(self.patterns).split():
            letter, rest = part[0], part[1:]
            if letter == "S":
                word = self.dice.one(self.names)
            elif letter in self.words:
                word = self.dice.one(self.words[letter])
            else:
                words.append(part)
                continue
            words.append((self.mark(word) if marked else word) + rest)
        text = self.gap.join(words)
        if self.language == "en":
            text = text[0].upper() + text[1:]
        return text + self.end, len(text.split()) if self.spaced else max(1, len(text) // 2)

    def mark(self, word):
        """Now and then a word is emphasised, is a link or is code."""
        chance = self.dice.roll()
        if chance > 0.04:
            return word
        if chance < 0.015:
            return f"*{word}*"
        if chance < 0.022:
            return f"**{word}**"
        if chance < 0.036:
            return f"[{word}](https://example.org/{self.dice.below(5_000)})"
        return f"`{word}`"

    def title(self):
        words = [self.dice.one(self.words["A"]), self.dice.one(self.words["N"])]
        if self.dice.roll() < 0.5:
            words.append(self.dice.one(self.words["P"]))
        text = self.gap.join(words)
        return text.capitalize() if self.language == "en" else text

    def prose(self, words, marked=True):
        """Sentences of together about so many words, as one paragraph."""
        pool, texts = self.pool if marked else self.plain_pool, []
        while words > 0:
            text, length = self.dice.one(pool)
            texts.append(text)
            words -= length
        return self.gap.join(texts)

    def short(self):
        return self.dice.one(self.plain_pool)[0]
