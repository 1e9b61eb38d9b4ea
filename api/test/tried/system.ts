import { administrator } from '../people'
import { ADMINISTRATORS } from '../reach/entry'
import type { Tried } from '../tried'

const { why } = ADMINISTRATORS
const job = { names: { id: { why } } }

/** How the platform itself is kept. */
export const tried: Tried = {
  reach: {
    'PUT /admin/system/jobs/:id/retry': job,
    'DELETE /admin/system/jobs/:id': job,
    'POST /admin/system/doors/:door/check': { names: { door: { why: 'a service outside is nobody’s' } } },
  },
  acts: ({ product: { pool } }) => {
    const failed = async () => {
      const { rows } = await pool.query<{ id: string }>(
        `select id from graphile_worker.add_job('mail.send', '{}', max_attempts := 1)`,
      )
      const id = rows[0]?.id ?? ''
      await pool.query(`update graphile_worker._private_jobs set attempts = 1, last_error = 'x' where id = $1`, [id])
      return { id }
    }
    return {
      'PUT /admin/system/jobs/:id/retry': async () => ({ params: await failed(), acts: ['job.retry'] }),
      'DELETE /admin/system/jobs/:id': async () => ({ params: await failed(), acts: ['job.drop'] }),
      'POST /admin/system/doors/:door/check': async () => ({ params: { door: 'bank' }, acts: ['door.check'] }),
      'PUT /admin/system/settings': async () => ({
        body: { support_hours: `с\u00A09 до\u00A0${Math.ceil(Math.random() * 1e6)}` },
        acts: ['setting.change'],
      }),
    }
  },
  forms: async ({ product }) => {
    const { token } = await administrator(product)
    return {
      SETTINGS_FORM: {
        good: { support_hours: 'ежедневно с\u00A09 до\u00A021', admin_second_factor: false },
        request: (values) => ['PUT', '/api/admin/system/settings', values, token],
      },
    }
  },
}
