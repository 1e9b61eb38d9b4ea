const MB = 1_000_000
const many = (text: string, size = 4.8 * MB) => text.repeat(Math.ceil(size / text.length))

/** Files of ads as large as the door lets in, each made to keep a reader busy: what it is, and its text. */
export const HOSTILE_FEEDS: readonly (readonly [what: string, make: () => string])[] = [
  ['attributes without end', () => `<Ads><Ad ${many('a0="1" ')}></Ad></Ads>`],
  ['attributes of an offer', () => `<realty-feed><offer ${many('a0="1" ', 9000)}></offer></realty-feed>`],
  ['photos without end', () => `<Ads><Ad><Images>${many('<Image a="1" b="2" url="x"/>')}</Images></Ad></Ads>`],
  ['empty tags', () => `<Ads><Ad>${many('<x/>')}</Ad></Ads>`],
  ['entities', () => `<Ads><Ad><Description>${many('&amp;')}</Description></Ad></Ads>`],
  ['marks', () => `<Ads><Ad><Description><![CDATA[${many('<b a="1">')}]]></Description></Ad></Ads>`],
]
