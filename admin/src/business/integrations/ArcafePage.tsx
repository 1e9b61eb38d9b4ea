import { ARCAFE_FORM } from '@ostrov/shared/counters/form'
import type { ArcafeWire } from '@ostrov/shared/counters/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { FormFields } from '../../components/forms/FormFields'
import { SaveBar } from '../../components/forms/SaveBar'
import { OneRestaurant } from '../../components/OneRestaurant'
import { ErrorState, SkeletonRows } from '../../components/States'
import { ArcafeGoods } from './ArcafeGoods'
import { CounterState } from './CounterState'
import { counterKey, counterMenuKey } from './counter-key'
import { IntegrationsHead } from './IntegrationsHead'

const GROUPS = [{ legend: 'Что называет заказ', names: ['delivery_article'] }] as const
const arcafeKey = (id: string) => [...counterKey(id), 'arcafe']

/** How a restaurant's ArCafe is reached, by a protocol that its vendor has still to name. */
export function ArcafePage() {
  return (
    <OneRestaurant permission="integrations" title="Интеграции">
      {({ id, title, permissions }) => (
        <div className="page page--narrow">
          <IntegrationsHead restaurant={title} tab="ArCafe" />
          <p className="ui-muted">
            Протокол уточняется у&nbsp;поставщика: пока мы говорим с&nbsp;ArCafe так, как предполагаем, и&nbsp;до
            уточнения касса может не&nbsp;ответить. Касса у&nbsp;ресторана одна: сохранённая здесь заменит FrontPad.
          </p>
          <Loaded id={id} mayImport={permissions.includes('menu')} />
        </div>
      )}
    </OneRestaurant>
  )
}

function Loaded({ id, mayImport }: { id: string; mayImport: boolean }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: arcafeKey(id),
    queryFn: () => ask(api.integrations.arcafe.restaurant({ restaurantId: id }).get()),
    refetchOnWindowFocus: false,
  })
  if (!data) {
    return error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />
  }
  return (
    <>
      <CounterState id={id} counter={data} />
      <ArcafeForm id={id} counter={data} />
      {data.has_secret && mayImport && <ArcafeGoods id={id} />}
    </>
  )
}

function ArcafeForm({ id, counter }: { id: string; counter: ArcafeWire }) {
  const client = useQueryClient()
  const form = useForm({
    table: ARCAFE_FORM,
    initial: typedOf(counter),
    submit: async ({ secret, ...rest }) => {
      const route = api.integrations.arcafe.restaurant({ restaurantId: id })
      const saved = await ask(route.put({ ...rest, ...(secret.trim() !== '' && { secret }) }))
      client.setQueryData(arcafeKey(id), saved)
      void client.invalidateQueries({ queryKey: counterKey(id), exact: true })
      void client.invalidateQueries({ queryKey: counterMenuKey(id) })
      showToast('Сохранено', { kind: 'success' })
      return typedOf(saved)
    },
  })
  return (
    <section className="settings-section" aria-labelledby="arcafe-settings">
      <h2 id="arcafe-settings">Настройки</h2>
      <form className="form counter-form" {...form.bind}>
        <FormFields form={form} groups={GROUPS} />
        <SaveBar form={form} />
      </form>
    </section>
  )
}

const typedOf = ({ enabled, delivery_article }: ArcafeWire) => ({ enabled, secret: '', delivery_article })
