import { offerList } from '@ostrov/shared/offers/lists'
import { OFFER_KINDS } from '@ostrov/shared/offers/rules'
import type { OfferRowWire } from '@ostrov/shared/offers/schema'
import { offerTimeWords, offerWords } from '@ostrov/shared/offers/words'
import { Button } from '@ostrov/shared/ui/Button'
import { SwitchField } from '@ostrov/shared/ui/Field'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api'
import type { Column } from '../../components/DataTable'
import { ListPage } from '../../components/lists/ListPage'
import { OneRestaurant } from '../../components/OneRestaurant'
import { TwoLines } from '../../components/records/columns'
import { MenuTabs } from '../sale/MenuTabs'
import { OfferDrawer } from './OfferDrawer'

/** What a restaurant offers: sets, gifts, the second at half its price, happy hours. */
export function OffersPage() {
  return (
    <OneRestaurant permission="menu" title={offerList.title}>
      {({ id }) => <Offers key={id} restaurantId={id} />}
    </OneRestaurant>
  )
}

function Offers({ restaurantId }: { restaurantId: string }) {
  const [open, setOpen] = useState<OfferRowWire | 'new' | null>(null)
  const client = useQueryClient()
  const calls = api.restaurant({ restaurantId }).offer
  const name = ['offers', restaurantId]
  const refresh = () => void client.invalidateQueries({ queryKey: name })
  const turn = async ({ id, used: _, ...offer }: OfferRowWire, is_on: boolean) => {
    try {
      await ask(calls({ offerId: id }).put({ ...offer, is_on }))
    } catch (problem) {
      showToast(sentenceOf(problem), { kind: 'error' })
    }
    refresh()
  }
  return (
    <ListPage
      table={offerList}
      name={name}
      calls={calls}
      above={<MenuTabs />}
      acts={() => (
        <Button variant="sea" onClick={() => setOpen('new')}>
          <Plus size={20} aria-hidden="true" />
          Акция
        </Button>
      )}
      columns={columns(setOpen, turn)}
      empty={{
        title: 'Акций пока нет',
        text: 'Добавьте комбо, подарок от\u00A0суммы, второе блюдо за\u00A0полцены или\u00A0счастливые часы: корзина посчитает их\u00A0сама.',
      }}
      missed={{ title: 'Акций не\u00A0нашлось', text: '', all: 'Показать все' }}
      below={() =>
        open !== null && (
          <OfferDrawer
            restaurantId={restaurantId}
            offer={open === 'new' ? null : open}
            onSaved={refresh}
            onClose={() => setOpen(null)}
          />
        )
      }
    />
  )
}

const columns = (
  onOpen: (offer: OfferRowWire) => void,
  turn: (offer: OfferRowWire, is_on: boolean) => void,
): readonly Column<OfferRowWire>[] => [
  {
    key: 'label',
    title: 'Акция',
    cell: (offer) => (
      <TwoLines second={[OFFER_KINDS[offer.kind], offerTimeWords(offer)].filter(Boolean).join(', ')}>
        <button type="button" className="ui-link data-table__open" onClick={() => onOpen(offer)}>
          {offer.label}
        </button>
      </TwoLines>
    ),
  },
  { key: 'terms', title: 'Условия', cell: (offer) => offerWords(offer) },
  {
    key: 'used',
    title: 'Заказов',
    align: 'end',
    cell: ({ used, limit_total }) => (used === null ? '' : `${used} из\u00A0${limit_total}`),
  },
  {
    key: 'is_on',
    title: 'Действует',
    cell: (offer) => (
      <SwitchField
        label={offer.is_on ? 'Да' : 'Нет'}
        aria-label={`Действует: ${offer.label}`}
        checked={offer.is_on}
        onChange={({ target }) => turn(offer, target.checked)}
      />
    ),
  },
]
