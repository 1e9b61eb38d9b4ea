import { DataExportSchema, EraseInput } from '@ostrov/shared/customers/data-export-schema'
import { Done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { answerDone } from '../../http/answer-done'
import type { Deps } from '../../kernel/deps'
import { writeEntry } from '../audit/write-entry'
import { demandUser } from '../customers/demand-user'
import { eraseByLetter } from './erase-by-letter'
import { askForExport, readExport, readFile } from './exports'
import { zipFile } from './zip-file'

const tags = ['Accounts']
const admin = 'personal_files'
const params = t.Object({ id: Uuid })

/** What a customer asks for in writing: their data, or to be erased. */
export const personalDataDesk = (deps: Deps) => {
  const { config } = deps
  return new Elysia({ prefix: '/admin/user/:id' })
    .use(access(deps))
    .get(
      '/data_export',
      async ({ em, params: { id }, now }) => {
        await demandUser(em, id)
        return readExport(em, config, { user_id: id, now, urlOf: () => fileOf(id) })
      },
      {
        admin,
        refuses: ['customer.not_found'],
        params,
        response: { 200: DataExportSchema },
        detail: { summary: 'How far the file with a customer’s data is', tags },
      },
    )
    .post(
      '/data_export',
      async ({ em, by, params: { id }, now }) => {
        await demandUser(em, id)
        await em.transactional(async (tx) => {
          const begun = await askForExport(tx, { user_id: id, asked_by: `admin:${by.id}`, now })
          if (begun) await writeEntry(tx, { by, act: 'customer.ask_data', subject: `customer:${id}`, now })
        })
        return readExport(em, config, { user_id: id, now, urlOf: () => fileOf(id) })
      },
      {
        admin,
        refuses: ['customer.not_found'],
        params,
        response: { 200: DataExportSchema },
        detail: { summary: 'Have a customer’s data put into a file, as they may themselves', tags },
      },
    )
    .get(
      '/data_export/file',
      ({ em, by, params: { id }, now }) =>
        em.transactional(async (tx) => {
          const file = await readFile(tx, { user_id: id, export_id: null, now })
          await writeEntry(tx, { by, act: 'customer.take_data', subject: `customer:${id}`, now })
          return zipFile(file, now)
        }),
      {
        admin,
        refuses: ['data_export.not_found'],
        params,
        detail: { summary: 'That file, to be handed over; logged', tags },
      },
    )
    .post(
      '/erase',
      ({ em, by, params: { id }, body, now }) =>
        answerDone(em, (tx) => eraseByLetter(tx, { id, input: body, by, secret: config.sessionSecret, now })),
      {
        admin,
        refuses: ['customer.not_found', 'account.orders_active'],
        params,
        body: EraseInput,
        response: { 200: Done },
        detail: { summary: 'Erase a customer who asked for it in writing', tags },
      },
    )
}

const fileOf = (id: string) => `/api/admin/user/${id}/data_export/file`
