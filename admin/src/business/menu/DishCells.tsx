import { formatMoney } from '@ostrov/shared/formats/money'
import { quoted } from '@ostrov/shared/formats/quoted'
import type { BusinessProductWire } from '@ostrov/shared/menu/business-schema'
import { PRODUCT_FORM } from '@ostrov/shared/menu/form'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Picture } from '@ostrov/shared/ui/Picture'
import { ask } from '@ostrov/shared/wire/answers'
import { currentOf } from '@ostrov/shared/wire/current'
import { useMutation } from '@tanstack/react-query'
import { memo, useEffect } from 'react'
import { ModerationBadge } from '../../components/moderation/ModerationBadge'
import { PriceCell } from '../../components/PriceCell'
import { SaleCell } from '../sale/SaleCell'
import type { Acts } from './use-menu'

type Props = Acts & {
  dish: BusinessProductWire
  isChosen: boolean
  onChoose: (dishes: readonly BusinessProductWire[], on: boolean) => void
}

/** A dish in a row: what it is, what it costs and whether it is sold now. */
export const DishCells = memo(function DishCells({ dish, isChosen, onChoose, menu, onEdit }: Props) {
  const { id, name, image, price, discount_price } = dish
  const priced = useMutation({
    mutationFn: (next: number) => savePrice(menu, dish, next),
    onSettled: menu.refresh,
  })
  // What was chosen is changed as it stands now, not as it stood when it was ticked.
  useEffect(() => {
    if (isChosen) onChoose([dish], true)
  }, [isChosen, dish, onChoose])
  return (
    <>
      <label className="dish-row__choose">
        <span className="ui-hidden">Выбрать {quoted(name)}</span>
        <input
          type="checkbox"
          className="ui-check"
          checked={isChosen}
          onChange={({ target }) => onChoose([dish], target.checked)}
        />
      </label>
      <Picture image={image} alt="" ratio={1} sizes="56px" className="dish-row__photo" />
      <div className="dish-row__words stack-start">
        <button
          type="button"
          className="dish-row__name"
          onClick={() => onEdit({ what: 'dish', dish, category_id: dish.category_id })}
        >
          <Phrase text={name} />
        </button>
        <p className="dish-row__facts cluster-row ui-small">
          <ModerationBadge {...dish} />
          {discount_price > 0 && <span className="ui-muted">со&nbsp;скидкой {formatMoney(discount_price)}</span>}
          {dish.moderation_reason && <span className="ui-clip">Модератор: {quoted(dish.moderation_reason)}</span>}
        </p>
      </div>
      <SaleCell
        name={name}
        stop={dish}
        send={(input) => menu.setActivity(id, input)}
        onOpen={() => onEdit({ what: 'stop', dish })}
      />
      <PriceCell
        label={`Цена ${quoted(name)}`}
        price={priced.isPending ? (priced.variables ?? price) : price}
        field={PRODUCT_FORM.price}
        onSave={priced.mutateAsync}
      />
    </>
  )
})

/** Whatever else of the dish was changed meanwhile, oneself perhaps a moment ago, stays; over another price nothing is saved. */
async function savePrice(menu: Acts['menu'], dish: BusinessProductWire, next: number) {
  const { id, price, version } = dish
  const put = (seen: string) => ask(menu.products({ productId: id }).put({ price: next, version: seen }))
  try {
    return await put(version)
  } catch (problem) {
    const now = currentOf(problem, dish)
    if (now?.price !== price) throw problem
    return put(now.version)
  }
}
