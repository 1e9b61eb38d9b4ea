import { formatMoney } from '@ostrov/shared/formats/money'
import type { BusinessProductWire } from '@ostrov/shared/menu/business-schema'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Picture } from '@ostrov/shared/ui/Picture'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation } from '@tanstack/react-query'
import { memo } from 'react'
import { PriceCell } from '../../components/PriceCell'
import { ModerationBadge } from './ModerationBadge'
import { SaleCell } from './SaleCell'
import type { Acts } from './use-menu'

type Props = Acts & {
  dish: BusinessProductWire
  isChosen: boolean
  onChoose: (dishes: readonly BusinessProductWire[], on: boolean) => void
}

/** A dish in a row: what it is, what it costs and whether it is sold now. */
export const DishCells = memo(function DishCells({ dish, isChosen, onChoose, menu, onEdit }: Props) {
  const { id, name, image, price, discount_price, version } = dish
  const priced = useMutation({
    mutationFn: (next: number) => ask(menu.products({ productId: id }).put({ price: next, version })),
    onError: (problem) =>
      showToast(problem instanceof Problem ? (problem.errors.discount_price ?? problem.message) : sentenceOf(problem), {
        kind: 'error',
      }),
    onSettled: menu.refresh,
  })
  return (
    <>
      <label className="dish-row__choose">
        <span className="ui-hidden">Выбрать «{name}»</span>
        <input
          type="checkbox"
          className="ui-check"
          checked={isChosen}
          onChange={({ target }) => onChoose([dish], target.checked)}
        />
      </label>
      <Picture image={image} alt="" ratio={1} sizes="56px" className="dish-row__photo" />
      <div className="dish-row__words">
        <button
          type="button"
          className="dish-row__name"
          onClick={() => onEdit({ what: 'dish', dish, category_id: dish.category_id })}
        >
          <Phrase text={name} />
        </button>
        <p className="dish-row__facts ui-small">
          <ModerationBadge {...dish} />
          {discount_price > 0 && <span className="ui-muted">со&nbsp;скидкой {formatMoney(discount_price)}</span>}
          {dish.moderation_reason && <span className="ui-clip">Модератор: «{dish.moderation_reason}»</span>}
        </p>
      </div>
      <SaleCell
        name={name}
        stop={dish}
        send={(input) => menu.setActivity(id, input)}
        onOpen={() => onEdit({ what: 'stop', dish })}
      />
      <PriceCell
        label={`Цена «${name}»`}
        price={priced.isPending ? (priced.variables ?? price) : price}
        onSave={priced.mutateAsync}
      />
    </>
  )
})
