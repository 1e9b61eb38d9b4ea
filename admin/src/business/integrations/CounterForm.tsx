import { FRONTPAD_FORM } from '@ostrov/shared/counters/form'
import type { FrontpadWire } from '@ostrov/shared/counters/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { namesOf, tableOf } from '@ostrov/shared/wire/names'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { FormFields } from '../../components/forms/FormFields'
import { SaveBar } from '../../components/forms/SaveBar'
import { counterKey, counterMenuKey } from './counter-key'

const { enabled: _, secret: __, ...OF_CODES } = FRONTPAD_FORM
const CODES = namesOf(OF_CODES)
const GROUPS = [
  {
    ...{ legend: 'Куда приходят заказы', className: 'counter-codes' },
    names: ['affiliate', 'point', 'channel'],
  },
  {
    ...{ legend: 'Оплата', className: 'counter-codes' },
    names: ['pay_online', 'pay_card', 'pay_cash'],
  },
  { legend: 'Доставка', names: ['delivery_article'] },
  {
    ...{ legend: 'Статусы', className: 'counter-codes' },
    names: [
      ...(['status_accepted', 'status_preparing', 'status_ready'] as const),
      ...(['status_on_way', 'status_done', 'status_cancelled'] as const),
    ],
  },
] as const

/** The secret, which goes one way only, and the account's own codes. */
export function CounterForm({ id, counter }: { id: string; counter: FrontpadWire }) {
  const client = useQueryClient()
  const form = useForm({
    table: FRONTPAD_FORM,
    initial: typedOf(counter),
    submit: async ({ secret, ...codes }) => {
      const route = api.integrations.frontpad.restaurant({ restaurantId: id })
      const saved = await ask(route.put({ ...codes, ...(secret.trim() !== '' && { secret }) }))
      client.setQueryData(counterKey(id), saved)
      void client.invalidateQueries({ queryKey: counterMenuKey(id) })
      showToast('Сохранено', { kind: 'success' })
      return typedOf(saved)
    },
  })
  return (
    <section className="stack gap-4" aria-labelledby="counter-settings">
      <h2 id="counter-settings">Настройки</h2>
      <p className="ui-muted">
        Коды возьмите в&nbsp;FrontPad: у&nbsp;каждого филиала, оплаты и&nbsp;статуса есть «Код API». Чего нет, оставьте
        пустым.
      </p>
      <form className="form counter-form" {...form.bind}>
        <FormFields form={form} groups={GROUPS} />
        <SaveBar form={form} />
      </form>
    </section>
  )
}

const typedOf = (counter: FrontpadWire) => ({
  enabled: counter.enabled,
  secret: '',
  ...tableOf(CODES, (name) => counter[name]),
})
