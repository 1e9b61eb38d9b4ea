import { listOf, listQuery } from '@ostrov/shared/lists/schema'
import type { ListTable } from '@ostrov/shared/lists/table'
import { Done, done, Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { type Static, type TObject, type TProperties, Type } from '@sinclair/typebox'
import { Elysia, t } from 'elysia'
import type { List } from '../../db/list'
import type { Em } from '../../db/orm'
import { access } from '../../http/access'
import { answerDone } from '../../http/answer-done'
import { asked } from '../../http/asked'
import { clientNetwork } from '../../http/counted'
import type { Deps } from '../../kernel/deps'
import { answerOnce } from '../../kernel/idempotency'
import { createLimits } from '../../kernel/limits'
import type { OwnActing, OwnRecordOf } from './own-record'
import { listOwn, readOwn } from './read-own'
import { changeOwn, createOwn, removeOwn, tooManyOf } from './save-own'

const params = t.Object({ id: Uuid })

/** Under what the API's document lists a noun's calls, and what that is. */
type Tag = { name: string; about: string }

/** The calls of a customer's own side under its path, one function a verb: its module uses those that it has. */
export const ownRoutes = <
  const Path extends string,
  Row extends TObject,
  Fields extends TProperties,
  Table extends ListTable,
  Entity extends object,
>(
  deps: Deps,
  prefix: Path,
  declared: OwnRecordOf<Row, Fields, Table, Entity>,
  { name: tag, about }: Tag,
) => {
  const { noun, row, input, list: table, limits, refuses = [] } = declared
  const tooMany = tooManyOf(noun)
  const saving = ['request.invalid', ...refuses] as const
  const adding = ['request.key_reused', 'request.too_often', ...saving, ...(tooMany ? [tooMany] : [])] as const
  const detail = (summary: string) => ({ summary: `${summary}: ${noun}`, tags: [tag], 'x-tag': about })
  const routes = () => new Elysia({ prefix }).use(access(deps))

  async function add(em: Em, request: Request, body: Record<string, unknown>, acting: OwnActing) {
    const id = await createOwn(em, declared, body, acting)
    const { consume } = createLimits(deps)
    const address = clientNetwork(request)
    if (limits) await consume(limits.person, acting.customer.id)
    else await consume('own_records', `${noun}:${acting.customer.id}`)
    if (limits?.address && address) await consume(limits.address, address)
    return id
  }

  const once = { customer: 'writes', headers: Repeatable, refuses: adding, body: input } as const
  const repeated = (customer: OwnActing['customer'], key: string | undefined, body: unknown) => ({
    ...{ scope: `customer:${customer.id}`, key, route: `${noun}.create`, body },
  })
  return {
    /** `GET <path>`. */
    list: () =>
      routes().get('', ({ em, customer, query }) => listOwn<Static<Row>>(em, declared, customer, asked(query)), {
        customer: 'reads',
        query: listQuery(table),
        response: { 200: Type.Unsafe<List<Static<Row>>>(listOf(table, row)) },
        detail: detail('Mine, each with what became of it'),
      }),
    /** `GET <path>/:id`. */
    one: () =>
      routes().get('/:id', ({ em, customer, params }) => readOwn<Static<Row>>(em, declared, customer, params.id), {
        customer: 'reads',
        refuses: [`${noun}.not_found`],
        params,
        response: { 200: row },
        detail: detail('One of mine'),
      }),
    /** `POST <path>`, which may be repeated, of what its author goes on with. */
    create: () =>
      routes().post(
        '',
        ({ em, customer, by, headers, body, request, now }) =>
          answerOnce(em, repeated(customer, headers['idempotency-key'], body), async (tx) =>
            readOwn<Static<Row>>(tx, declared, customer, await add(tx, request, body, { customer, by, now })),
          ),
        {
          ...once,
          response: { 200: row },
          detail: detail('Add one; it is shown once a moderator has looked at it'),
        },
      ),
    /** The same of what leaves its author's hands with that. */
    suggest: () =>
      routes().post(
        '',
        ({ em, customer, by, headers, body, request, now }) =>
          answerOnce(em, repeated(customer, headers['idempotency-key'], body), async (tx) => {
            await add(tx, request, body, { customer, by, now })
            return done
          }),
        {
          ...once,
          response: { 200: Done },
          detail: detail('Suggest one; a moderator looks at it'),
        },
      ),
    /** `PUT <path>/:id` with every field and the `version` that was looked at. */
    change: () =>
      routes().put(
        '/:id',
        async ({ em, customer, by, params: { id }, body, now }) => {
          await em.transactional((tx) => changeOwn(tx, declared, id, body, { customer, by, now }))
          return readOwn<Static<Row>>(em, declared, customer, id)
        },
        {
          customer: 'writes',
          refuses: [`${noun}.not_found`, `${noun}.changed`, ...saving],
          params,
          body: t.Object({ ...input.properties, version: t.String({ maxLength: 40 }) }),
          response: { 200: row },
          detail: detail('Change one of mine; words and pictures wait for a moderator'),
        },
      ),
    /** `DELETE <path>/:id`. */
    remove: () =>
      routes().delete(
        '/:id',
        ({ em, customer, by, params: { id }, now }) =>
          answerDone(em, (tx) => removeOwn(tx, declared, id, { customer, by, now })),
        {
          customer: 'writes',
          refuses: [`${noun}.not_found`],
          params,
          response: { 200: Done },
          detail: detail('Remove one of mine'),
        },
      ),
  }
}
