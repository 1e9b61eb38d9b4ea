import { DataExportSchema } from '@ostrov/shared/customers/data-export-schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Customer } from '../../kernel/actors'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { askForExport, exportToken, readExport, readFile, readToken } from './exports'
import { zipFile } from './zip-file'

const tags = ['Accounts']
const response = { 200: DataExportSchema }

/** All that is kept of a customer, as a file of their own. */
export const dataExportRoutes = (deps: Deps) => {
  const { config } = deps
  const urlOf = (export_id: string, ends_at: string) =>
    `/api/user/data_export/${exportToken(config.sessionSecret, export_id, ends_at)}`
  return new Elysia({ prefix: '/user/data_export' })
    .use(access(deps))
    .get('', ({ em, customer, now }) => readExport(em, config, { user_id: customer.id, now, urlOf }), {
      customer: 'reads',
      response,
      detail: { summary: 'How far the file with my data is', tags },
    })
    .post(
      '',
      async ({ em, customer, now }) => {
        await em.transactional((tx) => askForExport(tx, { user_id: customer.id, asked_by: 'customer', now }))
        return readExport(em, config, { user_id: customer.id, now, urlOf })
      },
      {
        customer: 'own',
        response,
        detail: { summary: 'Have my data put into a file; once a day', tags },
      },
    )
    .get(
      '/:token',
      async ({ em, customer, params, now }) => {
        demandThemselves(customer)
        const export_id = readToken(config.sessionSecret, params.token, now)
        return zipFile(await readFile(em, { user_id: customer.id, export_id, now }), now)
      },
      {
        customer: 'reads',
        refuses: ['data_export.not_found', 'session.acting_own'],
        params: t.Object({ token: t.String({ maxLength: 200 }) }),
        detail: { summary: 'The file with my data, by its signed link', tags },
      },
    )
}

/** An administrator in their name has a way of their own, which is logged. */
function demandThemselves({ session }: Customer) {
  if (session.act_admin_id) throw new Refusal('session.acting_own')
}
