import { NOUNS, type NounName } from '../nouns'
import { namesOf, tableOf } from '../wire/names'

type DeskNoun = {
  [Name in NounName]: (typeof NOUNS)[Name] extends { desk_log: string } ? Name : never
}[NounName]
type LoggedNoun = { [Name in NounName]: (typeof NOUNS)[Name] extends { log: string } ? Name : never }[NounName]

/** What is done to no row of its own: the heading of the log's filter, and what its acts begin with. */
const OTHERS = {
  moderation: { log: 'Модерация', families: ['moderation'] },
  black_list: { log: 'Чёрный список', families: ['black_list'] },
  session: { log: 'Входы', families: ['session'] },
  account: { log: 'Аккаунты', families: ['account', 'password', 'second_factor', 'profile', 'push'] },
} as const

/** The same of what only the platform's own log tells. */
const DESK_OTHERS = {
  system: { log: 'Система', families: ['job', 'door', 'setting'] },
} as const

const LOGGED = namesOf(NOUNS).filter((name): name is LoggedNoun => 'log' in NOUNS[name])

const DESK = namesOf(NOUNS).filter((name): name is DeskNoun => 'desk_log' in NOUNS[name])

/** Kinds of what is done, as the log's filter calls them; an act belongs to the kind it begins with. */
export const ACT_KINDS = {
  ...tableOf(LOGGED, (name) => NOUNS[name].log),
  ...tableOf(namesOf(OTHERS), (name) => OTHERS[name].log),
}

/** The same for the platform's own log. */
export const DESK_ACT_KINDS = {
  ...ACT_KINDS,
  ...tableOf(DESK, (name) => NOUNS[name].desk_log),
  ...tableOf(namesOf(DESK_OTHERS), (name) => DESK_OTHERS[name].log),
}

/** What acts of a kind begin with. */
export function familiesOf(kind: string): readonly string[] {
  const others = { ...OTHERS, ...DESK_OTHERS }
  const [other] = namesOf(others).filter((name) => name === kind)
  return other ? others[other].families : [...LOGGED, ...DESK].filter((name) => name === kind)
}
