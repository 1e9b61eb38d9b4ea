import { SECTION_NAMES, sectionOf } from '../ads/sections'
import { AFISHA, EDA, NEWS, ORGANIZATIONS, sectionPath } from '../paths'
import { namesOf, tableOf } from '../wire/names'

/** How a group of things is called, where all of them are, and what people say of every one of them. */
type ThingWords = { title: string; path: string; said: string }

/** What the portal's search finds; where kinds answer equally well, they stand in this order. */
export const THINGS = {
  restaurants: { title: 'Рестораны', path: EDA, said: 'еда доставка ресторан кафе' },
  dishes: { title: 'Блюда', path: EDA, said: 'еда доставка блюдо меню' },
  ...tableOf(SECTION_NAMES, (name): ThingWords => {
    const { title, said } = sectionOf(name).words
    return { title, path: sectionPath(name), said }
  }),
  organizations: { title: 'Организации', path: ORGANIZATIONS, said: 'организация компания фирма' },
  events: { title: 'Афиша', path: AFISHA, said: 'афиша событие мероприятие билет' },
  news: { title: 'Новости', path: NEWS, said: 'новость' },
} satisfies Record<string, ThingWords>

export type ThingKind = keyof typeof THINGS
export const THING_KINDS = namesOf(THINGS)
