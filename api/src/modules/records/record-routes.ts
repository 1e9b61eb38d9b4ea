import { exportQuery, Facets, listOf, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import type { ListTable } from '@ostrov/shared/lists/table'
import { CHANGED_AT_ONCE } from '@ostrov/shared/records/lists'
import { subjectLog } from '@ostrov/shared/staff/lists'
import { LogEntrySchema } from '@ostrov/shared/staff/schema'
import { Done, Nullable, Refused, Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { type Static, type TObject, type TProperties, Type } from '@sinclair/typebox'
import { Elysia, t } from 'elysia'
import { readFacets } from '../../db/facets'
import type { List } from '../../db/list'
import { access } from '../../http/access'
import { answerDone } from '../../http/answer-done'
import { asked } from '../../http/asked'
import { tableFile } from '../../http/table-file'
import type { Deps } from '../../kernel/deps'
import { answerOnce } from '../../kernel/idempotency'
import type { EachWritten } from '../../kernel/write-each'
import { changeMany, type RowChange } from './change-many'
import { placeRecord } from './place-record'
import { exportRecords, listRecords, readRecord, readRecordLog } from './read-record'
import type { RecordOf } from './record'
import { changeRecord, createRecord, removeRecord } from './save-record'

const params = t.Object({ id: Uuid })
const tags = ['Records']

/** The calls of a record under its path, one function a verb: its module uses those that the record has. */
export const recordRoutes = <
  const Path extends string,
  Row extends TObject,
  Fields extends TProperties,
  Table extends ListTable,
>(
  deps: Deps,
  prefix: Path,
  declared: RecordOf<Row, Fields, Table>,
) => {
  const {
    noun,
    may: admin,
    mayWrite = admin,
    row,
    input,
    list: table,
    together = [],
    refuses: { saving = [], removing = [] } = {},
  } = declared
  const version = t.String({ maxLength: 40 })
  const rowChange = Type.Unsafe<RowChange>(
    t.Object({ id: Uuid, version, ...t.Partial(t.Pick(input, [...together])).properties }),
  )
  const manyChanged = Type.Unsafe<EachWritten<Static<Row>>>(
    t.Object({ items: t.Array(row), refused: t.Array(Refused) }),
  )
  const routes = () => new Elysia({ prefix }).use(access(deps))
  return {
    /** `GET <path>`, `GET <path>/facets` and `GET <path>/export`. */
    list: () =>
      routes()
        .get('', ({ em, query }) => listRecords<Static<Row>>(em, declared, asked(query)), {
          admin,
          query: listQuery(table),
          response: { 200: Type.Unsafe<List<Static<Row>>>(listOf(table, row)) },
          detail: { summary: `The list of records: ${noun}`, tags },
        })
        .get('/facets', ({ em, query }) => readFacets(em, table, asked(query), declared.source), {
          admin,
          query: listQuery(table),
          response: { 200: Facets },
          detail: { summary: `How many of ${noun} each choice of the list leaves`, tags },
        })
        .get(
          '/export',
          async ({ em, by, query, now }) => {
            const format = query.format === 'csv' ? 'csv' : 'xlsx'
            return tableFile(noun, format, await exportRecords(em, declared, asked(query), { format, by, now }))
          },
          {
            admin: declared.personal ? 'personal_files' : admin,
            query: exportQuery(table),
            detail: { summary: `The same as a file, the first ten thousand: ${noun}`, tags },
          },
        ),
    /** `GET <path>/:id` and `GET <path>/:id/log`. */
    one: () =>
      routes()
        .get('/:id', ({ em, params }) => readRecord<Static<Row>>(em, declared, params.id), {
          admin,
          refuses: [`${noun}.not_found`],
          params,
          response: { 200: row },
          detail: { summary: `One ${noun}`, tags },
        })
        .get('/:id/log', ({ em, params, query }) => readRecordLog(em, declared, params.id, query), {
          admin,
          refuses: [`${noun}.not_found`],
          params,
          ...listRoute(subjectLog, LogEntrySchema),
          detail: { summary: `Who did what to one ${noun}, the newest first`, tags },
        }),
    /** `POST <path>`, which may be repeated. */
    create: () =>
      routes().post(
        '',
        ({ em, admin: { id }, by, headers, body, now }) =>
          answerOnce(
            em,
            { scope: `admin:${id}`, key: headers['idempotency-key'], route: `${noun}.create`, body },
            async (tx) => readRecord<Static<Row>>(tx, declared, await createRecord(tx, declared, body, { by, now })),
          ),
        {
          admin: mayWrite,
          headers: Repeatable,
          refuses: ['request.key_reused', ...saving],
          body: input,
          response: { 200: row },
          detail: { summary: `Add one ${noun}`, tags },
        },
      ),
    /** `PUT <path>/:id` with the fields that change and the `version` that was looked at. */
    change: () =>
      routes().put(
        '/:id',
        ({ em, by, params, body, now }) =>
          em.transactional(async (tx) => {
            await changeRecord(tx, declared, params.id, body, { by, now })
            return readRecord<Static<Row>>(tx, declared, params.id)
          }),
        {
          admin: mayWrite,
          refuses: [`${noun}.not_found`, `${noun}.changed`, ...saving],
          params,
          body: t.Partial(t.Object({ ...input.properties, version })),
          response: { 200: row },
          detail: { summary: `Change a ${noun}`, tags },
        },
      ),
    /** `PUT <path>/many` with rows, of each the fields that change and the `version` that was looked at. */
    many: () =>
      routes().put(
        '/many',
        ({ em, admin: { id }, by, headers, body, now }) =>
          answerOnce(em, { scope: `admin:${id}`, key: headers['idempotency-key'], route: `${noun}.many`, body }, (tx) =>
            changeMany<Static<Row>>(tx, declared, body.rows, { by, now }),
          ),
        {
          admin: mayWrite,
          headers: Repeatable,
          refuses: ['request.key_reused'],
          body: t.Object({ rows: t.Array(rowChange, { minItems: 1, maxItems: CHANGED_AT_ONCE }) }),
          response: { 200: manyChanged },
          detail: { summary: `Change many of ${noun}, each by its own rules`, tags },
        },
      ),
    /** `PUT <path>/:id/place`, of a record with `sort`. */
    place: () =>
      routes().put(
        '/:id/place',
        ({ em, by, params, body: { after_id }, now }) =>
          em.transactional(async (tx) => {
            await placeRecord(tx, declared, params.id, { after_id, by, now })
            return readRecord<Static<Row>>(tx, declared, params.id)
          }),
        {
          admin: mayWrite,
          refuses: [`${noun}.not_found`, 'record.order_changed'],
          params,
          body: t.Object({ after_id: Nullable(Uuid) }),
          response: { 200: row },
          detail: { summary: `Put a ${noun} at its place`, tags },
        },
      ),
    /** `DELETE <path>/:id`. */
    remove: () =>
      routes().delete(
        '/:id',
        ({ em, by, params, now }) => answerDone(em, (tx) => removeRecord(tx, declared, params.id, { by, now })),
        {
          admin: mayWrite,
          refuses: [`${noun}.not_found`, ...removing],
          params,
          response: { 200: Done },
          detail: { summary: `Remove a ${noun}`, tags },
        },
      ),
  }
}
