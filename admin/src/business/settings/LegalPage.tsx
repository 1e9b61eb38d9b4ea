import { bodyOf } from '@ostrov/shared/forms/values'
import { LEGAL_FORM } from '@ostrov/shared/profiles/form'
import type { OwnRestaurantWire } from '@ostrov/shared/profiles/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask } from '@ostrov/shared/wire/answers'
import { currentOf } from '@ostrov/shared/wire/current'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { FormFields } from '../../components/forms/FormFields'
import { MeanwhileNote } from '../../components/forms/MeanwhileNote'
import { SaveBar } from '../../components/forms/SaveBar'
import { useMergedForm } from '../../components/forms/use-merged-form'
import { OneSettings, settingsKey } from './OneSettings'

/** Whose the restaurant is before the law: the owner's page. */
export function LegalPage() {
  return (
    <OneSettings permission="owner" tab="Реквизиты">
      {(restaurant) => <LegalForm key={restaurant.id} restaurant={restaurant} />}
    </OneSettings>
  )
}

const NOTHING = { name: '', inn: '', ogrn: '', address: '' }

function LegalForm({ restaurant }: { restaurant: OwnRestaurantWire }) {
  const client = useQueryClient()
  const route = api.business_user.restaurants({ restaurantId: restaurant.id })
  const learn = (now: OwnRestaurantWire) => {
    client.setQueryData(settingsKey(restaurant.id), now)
    return knownOf(now)
  }
  const { form, note } = useMergedForm({
    table: LEGAL_FORM,
    initial: restaurant.legal_info ?? NOTHING,
    known: knownOf(restaurant),
    present: (problem) => {
      const now = currentOf(problem, restaurant)
      return now && learn(now)
    },
    send: async (values, { changed, version }) => {
      if (changed.length === 0) return null
      return ask(route.put({ legal_info: bodyOf(LEGAL_FORM, values), ...(version && { version }) }))
    },
    learn: (saved) => saved && learn(saved),
    onDone: () => showToast('Сохранено', { kind: 'success' }),
  })
  return (
    <form className="form" {...form.bind}>
      <p className="ui-muted">Клиенты видят это в&nbsp;сведениях о&nbsp;ресторане.</p>
      <FormFields form={form} groups={[{ names: ['inn', 'ogrn'] }]} />
      <MeanwhileNote title="Реквизиты изменил кто-то другой" {...note} />
      <SaveBar form={form} />
    </form>
  )
}

const knownOf = ({ version, legal_info }: OwnRestaurantWire) => ({
  version,
  values: legal_info ?? NOTHING,
})
