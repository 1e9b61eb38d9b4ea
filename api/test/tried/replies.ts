import { User } from '../../src/modules/customers/user'
import { openBoard } from '../ads'
import { signIn } from '../people'
import type { Product } from '../product'
import type { Rows } from '../reach/world'
import { written } from '../replies'
import type { Tried } from '../tried'

const EVERYBODYS = { why: 'a vacancy that everybody sees' }
const RESUME = { why: 'a sentence under the field refuses a résumé that is not one’s own' }

const NARROWS = { why: 'narrows a list of one’s own' }

/** What both sides of a vacancy do. */
export const tried: Tried<'reply'> = {
  rows: rowsOf,
  reach: {
    'GET /ad/:number/answers': { names: { number: EVERYBODYS } },
    'GET /ad/:number/reply': { names: { number: EVERYBODYS }, fresh: vacancy },
    'POST /ad/:number/reply': {
      names: { number: EVERYBODYS, resume_id: RESUME },
      fresh: vacancy,
      body: () => written(),
    },
    'GET /ad/:number/question': { names: { number: { why: 'an ad that everybody sees' } }, fresh: forSale },
    'POST /ad/:number/question': {
      names: { number: { why: 'an ad that everybody sees' } },
      fresh: forSale,
      body: () => ({ text: 'Ещё продаёте?' }),
    },
    'GET /user/replies/received': { names: { organization: NARROWS, vacancy: NARROWS } },
    'GET /user/reply/:id': { names: { id: 'reply' } },
    'POST /user/reply/:id/move': { names: { id: 'reply' }, body: () => ({ act: 'withdraw' }) },
    'POST /user/reply/:id/messages': {
      names: { id: 'reply' },
      fresh: answered,
      body: () => ({ text: 'Когда можно прийти?' }),
    },
  },
  forms: async ({ product }) => {
    const { publish } = await openBoard(product)
    const { number } = await publish('vacancies')
    const { token } = await signIn(product)
    const asked = await publish('vacancies')
    const sold = await publish('sales')
    const boris = await signIn(product)
    const { body } = await product.call('POST', `/api/ad/${asked.number}/reply`, { ...boris, body: written() })
    return {
      VACANCY_REPLY_FORM: {
        good: written(),
        request: (values) => ['POST', `/api/ad/${number}/reply`, values, token],
      },
      QUESTION_FORM: {
        good: { text: 'Ещё продаёте?' },
        request: (values) => ['POST', `/api/ad/${sold.number}/question`, values, token],
      },
      REPLY_MESSAGE_FORM: {
        good: { text: 'Здравствуйте' },
        request: (values) => ['POST', `/api/user/reply/${body.id}/messages`, values, boris.token],
      },
    }
  },
}

/** Somebody else's ad, whose author may be written to. */
async function forSale(product: Product) {
  const { publish } = await openBoard(product)
  return { number: String((await publish('sales')).number) }
}

/** A vacancy of somebody else, which waits for a reply. */
async function vacancy(product: Product) {
  const { publish } = await openBoard(product)
  return { number: String((await publish('vacancies')).number) }
}

/** A reply of this person, and who may answer it. */
async function send(product: Product, { token }: { token: string }) {
  const { publish, anna } = await openBoard(product)
  const { number } = await publish('vacancies')
  const { body } = await product.call('POST', `/api/ad/${number}/reply`, { token, body: written() })
  return { id: String(body.id), employer: anna }
}

async function rowsOf(product: Product, { customer }: Rows) {
  return { reply: (await send(product, customer)).id }
}

/** One that the employer has written to. */
async function answered(product: Product, { customer }: Rows) {
  const person = await product.em().findOneOrFail(User, { id: customer.id })
  const { id, employer } = await send(product, await signIn(product, person.phone ?? ''))
  await product.call('POST', `/api/user/reply/${id}/messages`, { token: employer.token, body: { text: 'Приходите' } })
  return { id }
}
