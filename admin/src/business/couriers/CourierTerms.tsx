import { COURIER_TERMS_FORM } from '@ostrov/shared/couriers/form'
import type { CourierTermsWire } from '@ostrov/shared/couriers/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { FormFields } from '../../components/forms/FormFields'
import { SaveBar } from '../../components/forms/SaveBar'

const termsOf = (restaurant_id: string) => api.business_user.restaurant({ restaurantId: restaurant_id }).courier_terms
const keyOf = (restaurant_id: string) => ['courier-terms', restaurant_id]

/** Whether couriers take orders themselves, and hand them over by a code. */
export function CourierTerms({ restaurant_id }: { restaurant_id: string }) {
  const { data } = useQuery({
    queryKey: keyOf(restaurant_id),
    queryFn: () => ask(termsOf(restaurant_id).get()),
    refetchOnWindowFocus: false,
  })
  return data ? <Terms restaurant_id={restaurant_id} terms={data} /> : null
}

function Terms({ restaurant_id, terms }: { restaurant_id: string; terms: CourierTermsWire }) {
  const client = useQueryClient()
  const form = useForm({
    table: COURIER_TERMS_FORM,
    initial: typedOf(terms),
    submit: async (values) => {
      const saved = await ask(termsOf(restaurant_id).put({ ...values, tips_url: values.tips_url.trim() || null }))
      client.setQueryData(keyOf(restaurant_id), saved)
      showToast('Сохранено', { kind: 'success' })
      return typedOf(saved)
    },
  })
  return (
    <section className="stack gap-4" aria-labelledby="courier-terms">
      <h2 id="courier-terms">Как работают курьеры</h2>
      <form className="form" {...form.bind}>
        <FormFields form={form} />
        <SaveBar form={form} />
      </form>
    </section>
  )
}

const typedOf = ({ may_take, gives_by_rule, asks_code, tips_url }: CourierTermsWire) => ({
  may_take,
  gives_by_rule,
  asks_code,
  tips_url: tips_url ?? '',
})
