import { formatNumber } from '@ostrov/shared/formats/money'
import { bodyOf, valuesOf } from '@ostrov/shared/forms/values'
import { pointsOf } from '@ostrov/shared/orders/bonus-words'
import type { OwnRestaurantWire } from '@ostrov/shared/profiles/schema'
import { BONUS_FORM } from '@ostrov/shared/restaurants/form'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { currentOf } from '@ostrov/shared/wire/current'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { FormFields } from '../../components/forms/FormFields'
import { MeanwhileNote } from '../../components/forms/MeanwhileNote'
import { SaveBar } from '../../components/forms/SaveBar'
import { useMergedForm } from '../../components/forms/use-merged-form'
import { ErrorState, SkeletonRows } from '../../components/States'
import { OneSettings, settingsKey } from '../settings/OneSettings'
import { PeriodChoice } from './PeriodChoice'
import { usePeriod } from './use-statistics'

/** The restaurant's points: their terms, and what they came to. */
export function BonusPage() {
  return (
    <OneSettings permission="settings" tab="Баллы">
      {(restaurant) => (
        <>
          <BonusForm key={restaurant.id} restaurant={restaurant} />
          <BonusFigures id={restaurant.id} />
        </>
      )}
    </OneSettings>
  )
}

function BonusForm({ restaurant }: { restaurant: OwnRestaurantWire }) {
  const client = useQueryClient()
  const route = api.business_user.restaurants({ restaurantId: restaurant.id })
  const learn = (now: OwnRestaurantWire) => {
    client.setQueryData(settingsKey(restaurant.id), now)
    return knownOf(now)
  }
  const { form, note } = useMergedForm({
    table: BONUS_FORM,
    initial: valuesOf(BONUS_FORM, restaurant),
    known: knownOf(restaurant),
    present: (problem) => {
      const now = currentOf(problem, restaurant)
      return now && learn(now)
    },
    send: async (values, { changed, version }) => {
      if (changed.length === 0) return null
      return ask(route.put({ ...bodyOf(BONUS_FORM, values, changed), ...(version && { version }) }))
    },
    learn: (saved) => saved && learn(saved),
    onDone: () => showToast('Сохранено', { kind: 'success' }),
  })
  return (
    <form className="form" {...form.bind}>
      <p className="ui-muted">
        Клиент получает баллы, когда заказ завершён, и&nbsp;оплачивает ими часть следующего: 1&nbsp;балл&nbsp;— 1&nbsp;₽
        за&nbsp;ваш счёт. Если выключить, накопленное останется у&nbsp;клиентов, но&nbsp;списать его будет нельзя.
      </p>
      <FormFields form={form} />
      <MeanwhileNote title="Настройки изменил кто-то другой" {...note} />
      <SaveBar form={form} />
    </form>
  )
}

const knownOf = (now: OwnRestaurantWire) => ({ version: now.version, values: valuesOf(BONUS_FORM, now) })

/** How many were earned, spent and burnt in the period, and what customers have. */
function BonusFigures({ id }: { id: string }) {
  const { period, name, choose } = usePeriod()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['bonuses', id, period],
    queryFn: () => ask(api.business_user.restaurants({ restaurantId: id }).bonuses.get({ query: period })),
  })
  const rows = data && [
    ['Начислено', data.earned],
    ['Списано', data.spent],
    ['Сгорело', data.burnt],
  ]
  return (
    <section className="stack gap-4" aria-label="Что стало с баллами">
      <PeriodChoice key={`${period.from}/${period.to}`} period={period} name={name} onChoose={choose} />
      {!data &&
        (error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />)}
      {rows && (
        <>
          <dl className="figures columns gap-3">
            {rows.map(([label, count]) => (
              <div key={label} className="ui-card figures__one">
                <dt className="ui-muted">{label}</dt>
                <dd className="figures__value">{formatNumber(Number(count))}</dd>
              </div>
            ))}
          </dl>
          <p className="ui-muted">{`Сейчас у\u00A0клиентов ${pointsOf(data.held)}.`}</p>
        </>
      )}
    </section>
  )
}
