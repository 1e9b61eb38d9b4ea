import { sumWords } from '@ostrov/shared/ads/price-words'
import { countOf } from '@ostrov/shared/formats/plural'
import { quoted } from '@ostrov/shared/formats/quoted'
import { type Brand, letter } from './letter-layout'
import type { Letter } from './mail'

type Group = {
  title: string
  /** How many are new; not all of them are named. */
  total: number
  /** Where all of them are, and where one stops to hear of such. */
  url: string
  stop: string
  ads: readonly { title: string; price: number | null; price_per?: string | null; city: string; url: string }[]
}

/** What is new under a person's searches within a day: each ad once. */
export function searchesLetter({
  groups,
  url,
  stop,
  ...facts
}: Brand & { groups: Group[]; url: string; stop: string }) {
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return letter({
    ...facts,
    title: `По\u00A0вашим поискам: ${countOf(total, 'новое объявление', 'новых объявления', 'новых объявлений')}`,
    lines: [],
    groups: groups.map((group) => ({
      title: group.title,
      links: group.ads.map((ad) => ({ label: adWords(ad), url: ad.url })),
      more: [
        { label: group.total > group.ads.length ? `Все ${group.total}` : 'Открыть поиск', url: group.url },
        { label: 'Не\u00A0сообщать об\u00A0этом поиске', url: group.stop },
      ],
    })),
    action: { label: 'Мои поиски', url },
    foot: { label: 'Не\u00A0присылать писем о\u00A0поисках', url: stop },
  })
}

/** To the author of an ad that runs out: one press shows it for longer. */
export function adEndsLetter({
  ad,
  until,
  url,
  renew,
  ...facts
}: Brand & { ad: string; until: string; url: string; renew: string }): Letter {
  return letter({
    ...facts,
    title: `Объявление ${quoted(ad)} скоро закончится`,
    lines: [`Его видно до\u00A0${until}. Продлите, если оно ещё нужно: входить для\u00A0этого не\u00A0надо.`],
    action: { label: 'Продлить на\u00A030\u00A0дней', url: renew },
    foot: { label: 'Мои объявления', url },
  })
}

const adWords = ({ title, price, price_per, city }: Group['ads'][number]) =>
  [title, ...(price === null ? [] : [sumWords(price, price_per ?? null)]), city].join(', ')
