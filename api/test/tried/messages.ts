import { ADMINISTRATORS, FILTER } from '../reach/entry'
import type { Acts, Stage, Tried } from '../tried'

const PATH = '/admin/messages'

/** What the house has sent. */
export const tried: Tried<'message'> = {
  rows: async ({ pool }) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into message (channel, kind, recipient, fate) values ('mail', 'notice', 'anna@example.com', 'sent') returning id`,
    )
    return { message: rows[0]?.id ?? '' }
  },
  reach: {
    [`GET ${PATH}`]: { names: { user_id: FILTER, after: FILTER, before: FILTER } },
    [`GET ${PATH}/facets`]: { names: { user_id: FILTER, after: FILTER, before: FILTER } },
    [`GET ${PATH}/of_customer/:id`]: { names: { id: ADMINISTRATORS } },
    [`GET ${PATH}/of_order/:order_id`]: { names: { order_id: { why: ADMINISTRATORS.why } } },
    [`PUT ${PATH}/:id/resend`]: { names: { id: { why: ADMINISTRATORS.why, own: 'message' } } },
  },
  acts,
}

function acts({ product }: Stage): Acts {
  return {
    [`PUT ${PATH}/:id/resend`]: async () => {
      const { rows } = await product.pool.query<{ id: string }>(
        `with job as (select id from graphile_worker.add_job('mail.send', '{}'::json))
         insert into message (channel, kind, recipient, fate, job_id)
         select 'mail', 'notice', 'anna@example.com', 'failed', id from job returning id`,
      )
      return { params: { id: rows[0]?.id ?? '' }, acts: ['message.resend'] }
    },
  }
}
