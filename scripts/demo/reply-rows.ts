import type { ReplyStatus, Side } from '../../shared/src/replies/rules'
import { ADS } from './ads'
import type { DemoAd } from './ads/shapes'
import { glue } from './island/typography'
import { customerId } from './people'
import { type Db, insertRows, pick, seedId, seedNumber } from './rows'

const HOUR_MS = 3_600_000
/** Vacancies that were answered: the first by many, so that it says how its employer answers. */
const [ANSWERED, MANY, FEW] = [24, 13, 3]

const LETTERS = [
  'Здравствуйте! Живу рядом, выйти могу со следующей недели. Готов показать, что умею, на пробной смене.',
  'Добрый день. Работал на похожем месте три года, рекомендации есть. Расскажите, пожалуйста, о графике.',
  'Здравствуйте! Ищу работу надолго. Документы в порядке, медкнижка свежая.',
]
const INVITATIONS = [
  'Здравствуйте! Приходите на собеседование в четверг к одиннадцати, возьмите паспорт и трудовую.',
  'Добрый день! Опыт подходит. Сможете выйти на пробную смену в эти выходные?',
]
const ANSWERS = ['Спасибо, приду. Как пройти от остановки?', 'Да, смогу. Напишите, кого спросить на входе.']
const STATES: readonly ReplyStatus[] = ['invited', 'declined', 'invited', 'seen', 'sent', 'invited', 'declined']

type Pair = { vacancy: DemoAd<'vacancies'>; resume: DemoAd<'resumes'>; place: number }

/** Replies of who has a résumé to vacancies of others, in several states, with what both sides wrote. */
export async function seedReplies(db: Db, now: Date) {
  const pairs = pairsOf()
  await insertRows(
    db,
    'reply',
    pairs.map((pair) => rowOf(pair, now)),
  )
  await insertRows(
    db,
    'reply_message',
    pairs.flatMap((pair) => textsOf(pair, now)),
  )
}

export function pairsOf(): Pair[] {
  const shown = ADS.vacancies.filter(({ state }) => state === 'published').slice(0, ANSWERED)
  return shown.flatMap((vacancy, index) => {
    const people = Map.groupBy(
      ADS.resumes.filter(({ state, author }) => state === 'published' && !worksFor(author, vacancy)),
      ({ author }) => author,
    )
    const near = [...people.values()]
      .flatMap(([resume]) => resume ?? [])
      .toSorted((a, b) => farFrom(vacancy, a) - farFrom(vacancy, b))
    const many = index === 0 ? MANY : 1 + (seedNumber(vacancy.key) % FEW)
    return near.slice(0, many).map((resume, place) => ({ vacancy, resume, place }))
  })
}

/** Who does such work stands first, then neighbours; among equals anybody. */
function farFrom({ key, city, fields }: DemoAd<'vacancies'>, resume: DemoAd<'resumes'>): number {
  const isOther = resume.fields.specialization !== fields.specialization
  return Number(isOther) * 2 + Number(resume.city !== city) + (seedNumber(`${key}:${resume.key}`) % 1000) / 1000
}

/** Whoever writes vacancies of a company works there. */
const worksFor = (phone: string, { fields }: DemoAd<'vacancies'>) =>
  ADS.vacancies.some(({ author, fields: { company } }) => author === phone && company === fields.company)

const keyOf = ({ vacancy, resume }: Pair) => `reply:${vacancy.key}:${resume.key}`

function stateOf(pair: Pair): ReplyStatus {
  return STATES[(pair.place + seedNumber(pair.vacancy.key)) % STATES.length] ?? 'sent'
}

function sentAt({ vacancy, place }: Pair, now: Date): Date {
  const hours = Math.max(1, vacancy.hours_ago - 2 - place * 3)
  return new Date(now.getTime() - hours * HOUR_MS)
}

/** Half way between the reply and now. */
const answeredAt = (pair: Pair, now: Date) => new Date((sentAt(pair, now).getTime() + now.getTime()) / 2)

function rowOf(pair: Pair, now: Date) {
  const { vacancy, resume } = pair
  const status = stateOf(pair)
  const created_at = sentAt(pair, now)
  const isAnswered = status === 'invited' || status === 'declined'
  return {
    id: seedId(keyOf(pair)),
    ad_id: seedId(`ad:${vacancy.key}`),
    user_id: customerId(resume.author),
    resume_id: seedId(`ad:${resume.key}`),
    status,
    name: resume.contact_name,
    phone: resume.author,
    letter: glue(pick(LETTERS, keyOf(pair))),
    person_news: isAnswered,
    employer_news: status === 'sent',
    answered_at: isAnswered ? answeredAt(pair, now) : null,
    // The demo’s people are neither reminded nor told of what never was.
    reminded_at: now,
    unanswered_at: null,
    created_at,
    updated_at: isAnswered ? answeredAt(pair, now) : created_at,
  }
}

function textsOf(pair: Pair, now: Date) {
  if (stateOf(pair) !== 'invited') return []
  const { vacancy, resume } = pair
  const at = answeredAt(pair, now)
  const text = (side: Side, author: string, said: readonly string[], created_at: Date) => ({
    id: seedId(`${keyOf(pair)}:${side}`),
    reply_id: seedId(keyOf(pair)),
    author_id: customerId(author),
    side,
    text: glue(pick(said, keyOf(pair))),
    created_at,
  })
  const later = new Date((at.getTime() + now.getTime()) / 2)
  return [text('employer', vacancy.author, INVITATIONS, at), text('person', resume.author, ANSWERS, later)]
}
