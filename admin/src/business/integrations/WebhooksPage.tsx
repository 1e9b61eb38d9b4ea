import { formatMoment } from '@ostrov/shared/formats/time'
import type { Tone } from '@ostrov/shared/orders/labels'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { WEBHOOK_FORM } from '@ostrov/shared/webhooks/form'
import type { WebhookSavedWire, WebhookWire } from '@ostrov/shared/webhooks/schema'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { useNow } from '../../clock'
import { FormFields } from '../../components/forms/FormFields'
import { SaveBar } from '../../components/forms/SaveBar'
import { OneRestaurant } from '../../components/OneRestaurant'
import { ErrorState, SkeletonRows } from '../../components/States'
import { StatusBadge } from '../../components/StatusBadge'
import { deliveriesKey, webhookKey } from './counter-key'
import { IntegrationsHead } from './IntegrationsHead'
import { WebhookCheck } from './WebhookCheck'
import { WebhookDeliveries } from './WebhookDeliveries'
import { WebhookSecret } from './WebhookSecret'

/** Where a restaurant's own software is told of orders, and what was sent there. */
export function WebhooksPage() {
  return (
    <OneRestaurant permission="integrations" title="Интеграции">
      {({ id, title }) => (
        <div className="page">
          <IntegrationsHead restaurant={title} tab="Вебхуки" />
          <Loaded id={id} />
        </div>
      )}
    </OneRestaurant>
  )
}

function Loaded({ id }: { id: string }) {
  const [secret, setSecret] = useState<string | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: webhookKey(id),
    queryFn: () => ask(api.integrations.webhooks.restaurant({ restaurantId: id }).get()),
    refetchOnWindowFocus: false,
  })
  if (!data) {
    return error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />
  }
  const isSet = data.secret_at !== null
  return (
    <>
      <section className="stack gap-4" aria-labelledby="webhook-state">
        <h2 id="webhook-state">Своя программа</h2>
        <State webhook={data} />
        {isSet && <WebhookCheck id={id} />}
      </section>
      {isSet && <WebhookSecret id={id} webhook={data} shown={secret} onShown={setSecret} />}
      <WebhookForm id={id} webhook={data} onSecret={setSecret} />
      {isSet && <WebhookDeliveries id={id} />}
    </>
  )
}

function State({ webhook }: { webhook: WebhookWire }) {
  const { label, tone, text } = stateOf(webhook, useNow(60_000))
  return (
    <p className="counter-state">
      <StatusBadge label={label} tone={tone} />
      <span>{text}</span>
    </p>
  )
}

function stateOf({ enabled, secret_at, failing_since, stopped_at, accepted_at }: WebhookWire, now: Date): Said {
  if (secret_at === null) {
    const text = 'Если у\u00A0вас своя программа учёта, мы сообщим ей о\u00A0каждом заказе. Укажите адрес её сервера.'
    return { label: 'Не\u00A0настроено', tone: 'ink', text }
  }
  if (!enabled) return { label: 'Выключено', tone: 'amber', text: 'События не\u00A0отправляются.' }
  if (stopped_at) {
    const text = `Сервер не\u00A0принимал события, и\u00A0${formatMoment(stopped_at, now)} мы перестали их отправлять. Почините его и\u00A0сохраните настройки.`
    return { label: 'Остановлено', tone: 'berry', text }
  }
  if (failing_since) {
    const text = `Сервер не\u00A0принимает события: с\u00A0${formatMoment(failing_since, now)}. Пробуем снова сами, сутки.`
    return { label: 'Не\u00A0доходит', tone: 'amber', text }
  }
  if (!accepted_at) {
    const text = 'С\u00A0этим секретом сервер ещё ничего не\u00A0принял. Нажмите «Проверить».'
    return { label: 'Не\u00A0проверено', tone: 'amber', text }
  }
  const text = `События уходят на\u00A0ваш сервер. Последнее он принял ${formatMoment(accepted_at, now)}.`
  return { label: 'Работает', tone: 'leaf', text }
}
type Said = { label: string; tone: Tone; text: string }

type FormProps = { id: string; webhook: WebhookWire; onSecret: (secret: string) => void }

function WebhookForm({ id, webhook, onSecret }: FormProps) {
  const client = useQueryClient()
  const form = useForm({
    table: WEBHOOK_FORM,
    initial: typedOf(webhook),
    submit: async ({ enabled, url, events }) => {
      const route = api.integrations.webhooks.restaurant({ restaurantId: id })
      const { secret, ...saved }: WebhookSavedWire = await ask(route.put({ enabled, url, events: [...events] }))
      client.setQueryData(webhookKey(id), saved)
      void client.invalidateQueries({ queryKey: deliveriesKey(id) })
      if (secret) onSecret(secret)
      showToast('Сохранено', { kind: 'success' })
      return typedOf(saved)
    },
  })
  return (
    <section className="stack gap-4" aria-labelledby="webhook-settings">
      <h2 id="webhook-settings">Настройки</h2>
      <form className="form counter-form webhook-form" {...form.bind}>
        <FormFields form={form} />
        <SaveBar form={form} />
      </form>
    </section>
  )
}

const typedOf = ({ enabled, url, events }: WebhookWire) => ({ enabled, url, events })
