import { seedId } from './rows'

type DemoHall = { venue: string; name: string; stage: string; plan: string }

/** Halls with plans: of a theatre with stalls and a balcony, and one for chamber music. */
const HALLS: Readonly<Record<string, DemoHall>> = {
  theatre: {
    ...{ venue: 'teatr-na-beregu', name: 'Большой зал', stage: 'Сцена' },
    plan: [
      ...['Партер; 1–2; 8+8', 'Партер; 3–6; 9+9', 'Партер; 7–9; 10+10', ''],
      ...['Ложи; 1; 4; 1; -9', 'Ложи; 1; 4; 5; 9', '', 'Балкон; 1–2; 11+11', 'Балкон; 3; 24'],
    ].join('\n'),
  },
  chamber: {
    ...{ venue: 'dk-mayachnik', name: 'Камерный зал', stage: 'Оркестр' },
    plan: ['Зал; 1–4; 10', 'Зал; 5–6; 12', '', 'Галерея; А; 5; 1; -4', 'Галерея; А; 5; 6; 4'].join('\n'),
  },
}
/** In which of them an event is held. */
const HELD_IN: Readonly<Record<string, string>> = { Смотритель: 'theatre', 'Скрипки при\u00A0свечах': 'chamber' }

const hallId = (key: string) => seedId(`hall:${key}`)

export const hallRows = (venueId: (slug: string) => string, countOf: (plan: string) => number, created_at: Date) =>
  Object.entries(HALLS).map(([key, { venue, name, stage, plan }]) => ({
    ...{ id: hallId(key), venue_id: venueId(venue), name, stage, plan, seats: countOf(plan) },
    ...{ created_at, updated_at: created_at },
  }))

/** The hall of an event; null of one that is held without a plan. */
export function hallOf(title: string): { id: string; name: string; plan: string } | null {
  const key = HELD_IN[title]
  const hall = key === undefined ? undefined : HALLS[key]
  return key === undefined || hall === undefined ? null : { id: hallId(key), name: hall.name, plan: hall.plan }
}
