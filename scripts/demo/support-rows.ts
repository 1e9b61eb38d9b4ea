import type { Subject, SupportState } from '../../shared/src/support/rules'
import { ADMIN, CUSTOMERS } from './island/people'
import { glue } from './island/typography'
import { customerId } from './people'
import { type Db, insertRows, seedId } from './rows'

const HOUR_MS = 3_600_000

type DemoRequest = {
  key: string
  subject: Subject
  status: SupportState
  hours_ago: number
  text: string
  answer?: string
}

const REQUESTS: readonly DemoRequest[] = [
  {
    ...{ key: 'late', subject: 'order', status: 'new', hours_ago: 2 },
    text: 'Курьер опоздал на полтора часа, суши приехали тёплыми. Хочу вернуть часть денег.',
  },
  {
    ...{ key: 'photo', subject: 'ad', status: 'in_work', hours_ago: 5 },
    text: 'Не загружаются фото в объявление: крутится и пишет, что файл слишком большой.',
  },
  {
    ...{ key: 'card', subject: 'payment', status: 'answered', hours_ago: 30 },
    text: 'Заказ отменили, а деньги на карту ещё не пришли. Когда ждать?',
    answer: 'Здравствуйте! Возврат мы оформили сразу, банк обычно зачисляет его за 1–3 рабочих дня.',
  },
  {
    ...{ key: 'theatre', subject: 'tickets', status: 'closed', hours_ago: 96 },
    text: 'Можно ли передать билет подруге, если она не зарегистрирована?',
    answer: 'Да: откройте билет, нажмите «Передать» и пошлите ссылку. Войти подруга сможет по номеру телефона.',
  },
]

/** What the demo's people have written to support, in every state; the desk is the demo's administrator. */
export async function seedSupport(db: Db, now: Date) {
  const admin_id = seedId(`admin:${ADMIN.email}`)
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const people = REQUESTS.flatMap((request, index) => {
    const customer = CUSTOMERS[index % CUSTOMERS.length]
    return customer ? [{ request, customer }] : []
  })
  await insertRows(
    db,
    'support_request',
    people.map(({ request: { key, subject, status, hours_ago, answer }, customer }) => ({
      ...{ id: seedId(`support:${key}`), user_id: customerId(customer.phone), subject, status },
      ...{ name: customer.name, answer_by: 'phone', phone: customer.phone },
      taken_by: status === 'new' ? null : admin_id,
      waiting_since: answer ? null : at(hours_ago),
      ...{ person_news: status === 'answered', created_at: at(hours_ago), updated_at: at(hours_ago / 2) },
    })),
  )
  await insertRows(
    db,
    'support_message',
    people.flatMap(({ request: { key, hours_ago, text, answer } }) => {
      const message = (side: string, said: string, hours: number) => ({
        ...{ id: seedId(`support:${key}:${side}`), request_id: seedId(`support:${key}`), side, text: glue(said) },
        ...{ admin_id: side === 'desk' ? admin_id : null, created_at: at(hours) },
      })
      return [message('person', text, hours_ago), ...(answer ? [message('desk', answer, hours_ago / 2)] : [])]
    }),
  )
}
