import { quoted } from '@ostrov/shared/formats/quoted'
import { bodyOf, type ValuesOf, valuesOf } from '@ostrov/shared/forms/values'
import { OFFER_FORM } from '@ostrov/shared/offers/form'
import type { OfferInputWire, OfferRowWire } from '@ostrov/shared/offers/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { currentOf } from '@ostrov/shared/wire/current'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { DeleteButton } from '../../components/forms/DeleteButton'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { FormFields } from '../../components/forms/FormFields'
import { MeanwhileNote } from '../../components/forms/MeanwhileNote'
import { useMergedForm } from '../../components/forms/use-merged-form'
import { RowPicker } from '../options/DishPicker'
import { useOptions } from '../options/use-options'

type Props = { restaurantId: string; offer: OfferRowWire | null; onSaved: () => void; onClose: () => void }
type Values = ValuesOf<typeof OFFER_FORM>

const PAIRS = [
  { names: ['served_from', 'served_till'] },
  { names: ['starts_on', 'ends_on'] },
  { names: ['limit_total', 'limit_per_customer'] },
] as const

/** An offer: all of it applies at once. */
export function OfferDrawer({ restaurantId, offer, onSaved, onClose }: Props) {
  const calls = api.restaurant({ restaurantId }).offer
  const done = () => {
    onSaved()
    onClose()
  }
  const { form, note } = useMergedForm<keyof typeof OFFER_FORM, Values>({
    table: OFFER_FORM,
    initial: offerValues(offer),
    blame: 'label',
    known: offer && { version: offer.version, values: offerValues(offer) },
    present: (problem) => {
      const now = offer && currentOf(problem, offer)
      return now && { version: now.version, values: offerValues(now) }
    },
    send: (values, { version, headers }) => {
      const body: OfferInputWire = bodyOf(OFFER_FORM, values)
      return offer ? ask(calls({ offerId: offer.id }).put({ ...body, version })) : ask(calls.post(body, { headers }))
    },
    onDone: done,
  })
  const dishes = useOptions(restaurantId).options.data?.products
  const sections = useCategoryNames(restaurantId)
  const picker = (name: 'product_ids' | 'category_ids' | 'part_1' | 'part_2' | 'part_3' | 'part_4') => () => (
    <RowPicker
      key={name}
      label={OFFER_FORM[name].label}
      error={form.errors[name]}
      rows={(name === 'category_ids' ? sections : dishes) ?? []}
      value={form.values[name]}
      onChange={(ids) => form.change({ [name]: ids })}
    />
  )
  return (
    <FormDrawer
      kind="Offer"
      title={offer ? 'Акция' : 'Новая акция'}
      form={form}
      onClose={onClose}
      aside={
        offer && (
          <DeleteButton
            what={`акцию ${quoted(offer.label)}`}
            text="Заказы, которые её&nbsp;взяли, останутся с&nbsp;ней."
            send={() => ask(calls({ offerId: offer.id }).delete())}
            onDone={done}
          />
        )
      }
    >
      <MeanwhileNote title="Акцию изменил кто-то другой" {...note} />
      <FormFields
        form={form}
        groups={PAIRS}
        own={{
          part_1: picker('part_1'),
          part_2: picker('part_2'),
          part_3: picker('part_3'),
          part_4: picker('part_4'),
          product_ids: picker('product_ids'),
          category_ids: picker('category_ids'),
        }}
      />
    </FormDrawer>
  )
}

function useCategoryNames(restaurantId: string) {
  const { data } = useQuery({
    queryKey: ['menu', restaurantId, 'names'],
    queryFn: () => ask(api.restaurant({ restaurantId }).product_category.get({ query: {} })),
  })
  return data?.items.map(({ id, label }) => ({ id, name: label }))
}

const offerValues = (offer: OfferRowWire | null): Values =>
  offer ? valuesOf(OFFER_FORM, offer) : { ...valuesOf(OFFER_FORM, null), sort: '0', is_on: true }
