import { countOf } from '@ostrov/shared/formats/plural'
import { cardPath } from '@ostrov/shared/paths'
import { PAYOUTS } from '@ostrov/shared/payouts/paths'
import type { PayoutWire } from '@ostrov/shared/payouts/schema'
import { payoutDesk } from '@ostrov/shared/payouts/states'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { ActLinks } from '../../business/payouts/ActLinks'
import { payoutColumns } from '../../business/payouts/columns'
import type { Column } from '../../components/DataTable'
import { ChosenBar } from '../../components/lists/ChosenBox'
import type { Chosen } from '../../components/lists/use-chosen'
import { RowLink } from '../../components/records/columns'
import { OnePayout } from './OnePayout'
import { PayoutActs, renewPayouts } from './PayoutActs'
import { NewCommission, NewPayouts } from './PayoutForms'
import './money.css'
import { listPage } from '../../components/lists/ListPage'

/** Approves the drafts among those that are ticked. */
function ApproveChosen({ chosen: { rows, clear } }: { chosen: Chosen<PayoutWire> }) {
  const known = useQueryClient()
  const drafts = rows.filter(({ state }) => state === 'draft').map(({ id }) => id)
  const approve = useMutation({
    mutationFn: () => ask(api.admin.payouts.many.approve.put({ ids: drafts })),
    onSuccess: ({ items, refused }) => {
      clear()
      const [first] = refused
      showToast(`Утвердили ${countOf(items.length, 'выплату', 'выплаты', 'выплат')}`, { kind: 'success' })
      if (first) showToast(`Не утвердили ${refused.length}: ${first.message}`)
    },
    onError: (error) => showToast(sentenceOf(error)),
    onSettled: () => renewPayouts(known),
  })
  return (
    <ChosenBar count={rows.length} onClear={clear}>
      <Button variant="sea" disabled={drafts.length === 0} busy={approve.isPending} onClick={() => approve.mutate()}>
        {drafts.length === 0
          ? 'Черновиков нет'
          : `Утвердить ${countOf(drafts.length, 'черновик', 'черновика', 'черновиков')}`}
      </Button>
    </ChosenBar>
  )
}

const COLUMNS: readonly Column<PayoutWire>[] = [
  ...payoutColumns((payout) => <RowLink to={cardPath(PAYOUTS, payout.id)}>{payout.restaurant.title}</RowLink>),
  // Acts are numbered as they are made.
  { key: 'act', title: 'Акт', sort: 'created_at', cell: (one) => <ActLinks path="/api/admin/payouts" payout={one} /> },
  {
    ...{ key: 'acts', title: 'Что сделать', when: ({ state }) => state !== 'paid' },
    cell: (one) => <PayoutActs payout={one} />,
  },
]

/** What restaurants are paid: counted by one press, approved, then paid; each has a page of its own. */
export const PayoutsPage = listPage(
  {
    table: payoutDesk,
    name: 'payouts',
    calls: api.admin.payouts,
    text: 'Что пришло онлайн, минус комиссия со\u00A0всех заказов, и\u00A0с\u00A0оплаченных при получении; возвраты после выплаты поправит следующая.',
    acts: () => (
      <>
        <NewCommission />
        <NewPayouts />
      </>
    ),
    columns: COLUMNS,
    nameOf: ({ number, restaurant }) => `акт №\u00A0${number}, ${restaurant.title}`,
    empty: { title: 'Выплат ещё нет', text: 'Задайте комиссию ресторана и\u00A0посчитайте первую выплату.' },
    missed: { text: 'Таких выплат нет.' },
    below: ({ chosen }) => <ApproveChosen chosen={chosen} />,
  },
  OnePayout,
)
