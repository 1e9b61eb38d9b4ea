import { formatMoney } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { quoted } from '@ostrov/shared/formats/quoted'
import type { ZonesPlanWire } from '@ostrov/shared/restaurants/zones-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { currentOf } from '@ostrov/shared/wire/current'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api'
import { keyOf } from '../../business/zones/use-zones'
import { ConfirmDialog } from '../../components/forms/ConfirmDialog'

type Item = ZonesPlanWire['items'][number]
type Terms = NonNullable<Item['after']>

/** Zones anew from the template of the restaurant's town; what would change is shown first. */
export function TemplateButton({ id }: { id: string }) {
  const { plan, looked, renewed, close } = useTemplate(id)
  return (
    <>
      <Button busy={looked.isPending} aria-haspopup="dialog" onClick={() => looked.mutate()}>
        <LayoutTemplate size={20} aria-hidden="true" />
        Из&nbsp;заготовки
      </Button>
      <ConfirmDialog
        open={plan !== null}
        title="Заменить зоны заготовкой города?"
        text={plan && <Plan plan={plan} />}
        confirm="Заменить зоны"
        busy={renewed.isPending}
        failure={renewed.error && sentenceOf(renewed.error)}
        onConfirm={() => plan && renewed.mutate(plan.version)}
        onClose={close}
      />
    </>
  )
}

/** The plan that is looked at, and its carrying out; where the zones have changed since, it is made anew and shown. */
function useTemplate(id: string) {
  const door = api.admin.restaurants({ id }).delivery_zone.update_all_from_seed
  const known = useQueryClient()
  const [plan, setPlan] = useState<ZonesPlanWire | null>(null)
  const looked = useMutation({
    mutationFn: () => ask(door.get()),
    onSuccess: (found) =>
      found.items.length > 0 ? setPlan(found) : showToast('Зоны уже такие, как в\u00A0заготовке', { kind: 'success' }),
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
  })
  const renewed = useMutation({
    mutationFn: (version: string) => ask(door.put({ version })),
    onSuccess: ({ items }) => {
      known.setQueryData(keyOf(id), items)
      setPlan(null)
      showToast('Зоны заменены', { kind: 'success' })
    },
    onError: (problem) => {
      const now = plan && currentOf(problem, plan)
      if (now) setPlan(now)
    },
    onSettled: () => void known.invalidateQueries({ queryKey: keyOf(id) }),
  })
  const close = () => {
    setPlan(null)
    renewed.reset()
  }
  return { plan, looked, renewed, close }
}

const ACTS = { create: 'Появится', change: 'Изменится', delete: 'Исчезнет' } as const

function Plan({ plan: { items, kept } }: { plan: ZonesPlanWire }) {
  return (
    <>
      <ul className="zones-plan stack gap-3">
        {items.map((item) => (
          <li key={`${item.act} ${item.name}`}>
            <b>{ACTS[item.act]}</b> {quoted(item.name)}
            <span className="ui-muted ui-small">{wordsOf(item)}</span>
          </li>
        ))}
      </ul>
      {kept > 0 && <p className="ui-muted">{`Как есть останется ${countOf(kept, 'зона', 'зоны', 'зон')}.`}</p>}
    </>
  )
}

function wordsOf({ before, after, is_moved }: Item): string {
  if (!before || !after) return termsOf(after ?? before)
  const terms = termsOf(before) === termsOf(after) ? termsOf(after) : `${termsOf(before)} → ${termsOf(after)}`
  return is_moved ? `${terms}; другая граница` : terms
}

function termsOf(terms: Terms | null): string {
  if (!terms) return ''
  const { price, min_order_sum, free_delivery_sum } = terms
  const free = free_delivery_sum === null ? '' : `, бесплатно от\u00A0${formatMoney(free_delivery_sum)}`
  return `доставка ${formatMoney(price)}, заказ от\u00A0${formatMoney(min_order_sum)}${free}`
}
