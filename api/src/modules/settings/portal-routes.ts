import { GATEWAYS } from '@ostrov/shared/formats/installation'
import { PaymentMethodSchema } from '@ostrov/shared/payments/schema'
import { SocialProviderSchema } from '@ostrov/shared/sessions/schema'
import { Integer, Nullable } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { publicSettings } from '../../config'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { settingsOf } from './settings'

const Settings = t.Object({
  brand: t.String(),
  origin: t.String(),
  support_email: t.String(),
  support_hours: Nullable(t.String({ description: 'When letters to it are answered: «ежедневно с 9 до 21».' })),
  app_store_url: t.String({ description: 'Empty: there is no app in this store, and nothing may lead to it.' }),
  google_play_url: t.String({ description: 'Empty, as above.' }),
  timezone: t.String(),
  utc_offset: Integer({ description: 'Hours.' }),
  default_city: t.String(),
  map_center: t.Object({ latitude: t.Number(), longitude: t.Number() }),
  delivery_on_desktop: t.Union([t.Literal('placeholder'), t.Literal('full')]),
  geocoder_url: t.String({ description: 'Empty: our own `/api/geocoder`.' }),
  tile_url: t.String({ description: 'Empty: the island drawn from our own data.' }),
  social: t.Array(SocialProviderSchema, { description: 'Services that sign in beside the phone.' }),
  payment_methods: t.Array(PaymentMethodSchema, {
    description: 'Ways to pay online; none where no bank is connected.',
  }),
  keepable_methods: t.Array(PaymentMethodSchema, { description: 'Those that can be kept for the next time.' }),
  vapid_public_key: t.String({ description: 'Empty: no notices in browsers.' }),
  off: t.Array(t.UnionEnum([...GATEWAYS], { default: undefined }), {
    description: 'What leaves nowhere here and is not offered.',
  }),
})

export const settingsRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get(
      '/settings',
      async () => ({ ...publicSettings(deps.config), support_hours: (await settingsOf(deps)).support_hours }),
      {
        open: true,
        response: { 200: Settings },
        detail: { summary: 'What a browser needs to know of this installation', tags: ['Settings'] },
      },
    )
