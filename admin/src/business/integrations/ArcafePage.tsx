import { ARCAFE_FORM } from '@ostrov/shared/counters/form'
import type { ArcafeWire } from '@ostrov/shared/counters/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { ArcafeGoods } from './ArcafeGoods'
import { counterPage, withSecret } from './counter-page'

const routeOf = (restaurantId: string) => api.integrations.arcafe.restaurant({ restaurantId })

/** How a restaurant's ArCafe is reached, by a protocol that its vendor has still to name. */
export const ArcafePage = counterPage({
  ...{ kind: 'arcafe', name: 'ArCafe', table: ARCAFE_FORM },
  about:
    'Протокол уточняется у\u00A0поставщика: пока мы говорим с\u00A0ArCafe так, как предполагаем, и\u00A0до уточнения касса может не\u00A0ответить. Касса у\u00A0ресторана одна: сохранённая здесь заменит прежнюю.',
  groups: [{ legend: 'Что называет заказ', names: ['delivery_article'] }],
  typedOf: ({ enabled, delivery_article }: ArcafeWire) => ({ enabled, secret: '', delivery_article }),
  read: (id) => ask(routeOf(id).get()),
  save: (id, typed) => ask(routeOf(id).put(withSecret(typed))),
  menu: (id) => <ArcafeGoods id={id} />,
})
