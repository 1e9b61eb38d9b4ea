import { IIKO_FORM } from '@ostrov/shared/counters/form'
import type { IikoWire } from '@ostrov/shared/counters/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { namesOf, tableOf } from '@ostrov/shared/wire/names'
import { api } from '../../api'
import { counterPage, withSecret } from './counter-page'

const { enabled: _, secret: __, ...OF_ACCOUNT } = IIKO_FORM
const IDS = namesOf(OF_ACCOUNT)
const routeOf = (restaurantId: string) => api.integrations.iiko.restaurant({ restaurantId })

/** How a restaurant's iiko Cloud is reached. */
export const IikoPage = counterPage({
  ...{ kind: 'iiko', name: 'iiko', table: IIKO_FORM },
  about:
    'Заказы уходят в\u00A0iiko через Cloud API, статусы приходят оттуда сами. Блюда связываются по\u00A0артикулу iiko на\u00A0вкладке «Артикулы». Касса у\u00A0ресторана одна: сохранённая здесь заменит прежнюю.',
  groups: [
    { legend: 'Куда приходят заказы', names: ['organization', 'terminal'] },
    { legend: 'Тип оплаты: UUID из\u00A0iiko', names: ['pay_online', 'pay_card', 'pay_cash', 'discount_type'] },
    { legend: 'Доставка', names: ['delivery_article'] },
  ],
  typedOf: (counter: IikoWire) => ({
    ...{ enabled: counter.enabled, secret: '' },
    ...tableOf(IDS, (name) => counter[name]),
  }),
  read: (id) => ask(routeOf(id).get()),
  save: (id, typed) => ask(routeOf(id).put(withSecret(typed))),
})
