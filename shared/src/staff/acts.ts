import { isRecordNoun, NOUNS, type NounName, type RecordNoun } from '../nouns'
import { namesOf, tableOf } from '../wire/names'

type LoggedNoun = { [Name in NounName]: (typeof NOUNS)[Name] extends { log: string } ? Name : never }[NounName]

/** What is done to no row of its own: the heading of the log's filter, and what its acts begin with. */
const OTHERS = {
  moderation: { log: 'Модерация', families: ['moderation'] },
  black_list: { log: 'Чёрный список', families: ['black_list'] },
  session: { log: 'Входы', families: ['session'] },
  account: { log: 'Аккаунты', families: ['account', 'password', 'second_factor', 'profile', 'push'] },
} as const

const LOGGED = namesOf(NOUNS).filter((name): name is LoggedNoun => 'log' in NOUNS[name])

/** Kinds of what is done, as the platform's log calls them; an act belongs to the kind it begins with. */
export const DESK_ACT_KINDS = {
  ...tableOf(LOGGED, (name) => NOUNS[name].log),
  ...tableOf(namesOf(OTHERS), (name) => OTHERS[name].log),
}

type OwnersNoun = Exclude<LoggedNoun, RecordNoun>
const OWNERS = LOGGED.filter((name): name is OwnersNoun => !isRecordNoun(name))

/** The same for a restaurant's owner, who has no records. */
export const ACT_KINDS = {
  ...tableOf(OWNERS, (name) => NOUNS[name].log),
  ...tableOf(namesOf(OTHERS), (name) => OTHERS[name].log),
}

/** What acts of a kind begin with. */
export function familiesOf(kind: string): readonly string[] {
  const [other] = namesOf(OTHERS).filter((name) => name === kind)
  return other ? OTHERS[other].families : LOGGED.filter((name) => name === kind)
}
