/** The calls of a record, one function a verb: its module names the verbs that the record has and the path they stand under. */
import { Facets, listOf, listQuery } from '@ostrov/shared/lists/schema'
import type { AnyQuery, ListTable } from '@ostrov/shared/lists/table'
import { Done, done, Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { type Static, type TObject, type TProperties, Type } from '@sinclair/typebox'
import { Elysia, t } from 'elysia'
import { readFacets } from '../../db/facets'
import type { List } from '../../db/list'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { answerOnce } from '../../kernel/idempotency'
import { listRecords, readRecord } from './read-record'
import type { RecordOf } from './record'
import { changeRecord, createRecord, removeRecord } from './save-record'

const params = t.Object({ id: Uuid })
const tags = ['Records']

/** `GET <path>` and `GET <path>/facets`. */
export const recordList = <
  const Path extends string,
  Row extends TObject,
  Fields extends TProperties,
  Table extends ListTable,
>(
  deps: Deps,
  path: Path,
  declared: RecordOf<Row, Fields, Table>,
) =>
  new Elysia({ prefix: path })
    .use(access(deps))
    .get('', ({ em, query }) => listRecords<Static<Row>>(em, declared, asked(query)), {
      admin: declared.may,
      query: listQuery(declared.list),
      response: { 200: Type.Unsafe<List<Static<Row>>>(listOf(declared.list, declared.row)) },
      detail: { summary: `The list of records: ${declared.noun}`, tags },
    })
    .get('/facets', ({ em, query }) => readFacets(em, declared.list, asked(query), declared.source), {
      admin: declared.may,
      query: listQuery(declared.list),
      response: { 200: Facets },
      detail: { summary: `How many of ${declared.noun} each choice of the list leaves`, tags },
    })

/** `GET <path>/:id`. */
export const recordOne = <
  const Path extends string,
  Row extends TObject,
  Fields extends TProperties,
  Table extends ListTable,
>(
  deps: Deps,
  path: Path,
  declared: RecordOf<Row, Fields, Table>,
) =>
  new Elysia({ prefix: path })
    .use(access(deps))
    .get('/:id', ({ em, params }) => readRecord<Static<Row>>(em, declared, params.id), {
      admin: declared.may,
      refuses: [`${declared.noun}.not_found`],
      params,
      response: { 200: declared.row },
      detail: { summary: `One ${declared.noun}`, tags },
    })

/** `POST <path>`, which may be repeated. */
export const recordCreate = <
  const Path extends string,
  Row extends TObject,
  Fields extends TProperties,
  Table extends ListTable,
>(
  deps: Deps,
  path: Path,
  declared: RecordOf<Row, Fields, Table>,
) =>
  new Elysia({ prefix: path })
    .use(access(deps))
    .post(
      '',
      ({ em, admin, by, headers, body, now }) =>
        answerOnce(
          em,
          { scope: `admin:${admin.id}`, key: headers['idempotency-key'], route: `${declared.noun}.create`, body },
          async (tx) => readRecord<Static<Row>>(tx, declared, await createRecord(tx, declared, body, { by, now })),
        ),
      {
        admin: declared.may,
        headers: Repeatable,
        refuses: ['request.key_reused'],
        body: declared.input,
        response: { 200: declared.row },
        detail: { summary: `Add one ${declared.noun}`, tags },
      },
    )

/** `PUT <path>/:id` with the fields that change and the `version` that was looked at. */
export const recordChange = <
  const Path extends string,
  Row extends TObject,
  Fields extends TProperties,
  Table extends ListTable,
>(
  deps: Deps,
  path: Path,
  declared: RecordOf<Row, Fields, Table>,
) =>
  new Elysia({ prefix: path }).use(access(deps)).put(
    '/:id',
    ({ em, by, params, body, now }) =>
      em.transactional(async (tx) => {
        await changeRecord(tx, declared, params.id, body, { by, now })
        return readRecord<Static<Row>>(tx, declared, params.id)
      }),
    {
      admin: declared.may,
      refuses: [`${declared.noun}.not_found`, `${declared.noun}.changed`],
      params,
      body: t.Partial(t.Object({ ...declared.input.properties, version: t.String({ maxLength: 40 }) })),
      response: { 200: declared.row },
      detail: { summary: `Change a ${declared.noun}`, tags },
    },
  )

/** `DELETE <path>/:id`. */
export const recordRemove = <
  const Path extends string,
  Row extends TObject,
  Fields extends TProperties,
  Table extends ListTable,
>(
  deps: Deps,
  path: Path,
  declared: RecordOf<Row, Fields, Table>,
) =>
  new Elysia({ prefix: path }).use(access(deps)).delete(
    '/:id',
    async ({ em, by, params, now }) => {
      await em.transactional((tx) => removeRecord(tx, declared, params.id, { by, now }))
      return done
    },
    {
      admin: declared.may,
      refuses: [`${declared.noun}.not_found`],
      params,
      response: { 200: Done },
      detail: { summary: `Remove a ${declared.noun}`, tags },
    },
  )

/** The filters of a list whose types only its declaration knows. */
function asked(query: object): AnyQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => !(value instanceof Object)))
}
