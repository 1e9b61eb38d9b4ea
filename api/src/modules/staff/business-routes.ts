import { BusinessProfileInput, BusinessUserSchema } from '@ostrov/shared/staff/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { businessProfile } from './business-profile'
import { saveBusinessProfile } from './save-business-profile'

const tags = ['Accounts']

export const businessAccountRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/business_user' })
    .use(access(deps))
    .get('', ({ em, business }) => businessProfile(em, business), {
      business: 'reads',
      response: { 200: BusinessUserSchema },
      detail: { summary: 'My profile, my restaurants and what I may do in each', tags },
    })
    .put(
      '',
      async ({ em, business, by, body, now }) => {
        await saveBusinessProfile(em, by, body, now)
        return businessProfile(em, business)
      },
      {
        business: 'own',
        body: BusinessProfileInput,
        response: { 200: BusinessUserSchema },
        detail: { summary: 'Change my name or phone', tags },
      },
    )
