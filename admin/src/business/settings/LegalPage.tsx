import { LEGAL_FORM } from '@ostrov/shared/profiles/form'
import type { OwnRestaurantWire } from '@ostrov/shared/profiles/schema'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { SaveBar } from '../../components/forms/SaveBar'
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

function LegalForm({ restaurant: { id, legal_info } }: { restaurant: OwnRestaurantWire }) {
  const client = useQueryClient()
  const form = useForm({
    table: LEGAL_FORM,
    initial: legal_info ?? NOTHING,
    submit: async ({ name, inn, ogrn, address }) => {
      const typed = { name: name.trim(), inn: inn.trim(), ogrn: ogrn.trim(), address: address.trim() }
      await ask(api.business_user.restaurants({ restaurantId: id }).put({ legal_info: typed }))
      void client.invalidateQueries({ queryKey: settingsKey(id) })
      showToast('Сохранено', { kind: 'success' })
      return typed
    },
  })
  return (
    <form className="form" {...form.bind}>
      <p className="ui-muted">Клиенты видят это в&nbsp;сведениях о&nbsp;ресторане.</p>
      <FormField form={form} name="name" />
      <div className="field-pair">
        <FormField form={form} name="inn" />
        <FormField form={form} name="ogrn" />
      </div>
      <FormField form={form} name="address" />
      <SaveBar form={form} />
    </form>
  )
}
