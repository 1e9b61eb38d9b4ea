import { formatMoney } from '@ostrov/shared/formats/money'
import { formatWeight } from '@ostrov/shared/formats/weight'
import { decimalOf, nutritionOf } from '@ostrov/shared/menu/form'
import type { DishValues } from '@ostrov/shared/menu/values'
import { ImageOff } from 'lucide-react'

/** The dish as its guest's phone will show it, while it is typed. */
export function DishPreview({ values }: { values: DishValues }) {
  const { name, description, pictures, price, discount_price, weight, weight_unit } = values
  const [picture] = pictures
  const size = decimalOf(weight)
  const food = nutritionOf(values)
  const [full, discount] = [Number(price), Number(discount_price)]
  return (
    <aside className="dish-preview" aria-label="Как увидит гость">
      <p className="ui-muted ui-small">Как увидит гость</p>
      <div className="dish-preview__phone">
        {picture ? (
          <img src={picture.url} alt="" className="dish-preview__photo" />
        ) : (
          <div className="dish-preview__photo dish-preview__photo--none">
            <ImageOff size={28} aria-hidden="true" />
          </div>
        )}
        <div className="dish-preview__sheet stack gap-2">
          <div className="dish-preview__head">
            <p className="dish-preview__name">{name || 'Название'}</p>
            {size > 0 && <span className="ui-muted">{formatWeight(size, weight_unit)}</span>}
          </div>
          <p className="dish-preview__price">
            {discount > 0 && discount < full ? (
              <>
                <strong>{formatMoney(discount)}</strong> <s>{formatMoney(full)}</s>
              </>
            ) : (
              <strong>{formatMoney(full)}</strong>
            )}
          </p>
          {description && <p className="ui-muted">{description}</p>}
          {food && food.fat !== 0 && (
            <p className="ui-small">
              {`На\u00A0100\u00A0г: ${said(food.calories)}\u00A0ккал, белки ${said(food.protein)}, жиры ${said(food.fat)}, углеводы ${said(food.carbohydrates)}`}
            </p>
          )}
        </div>
      </div>
    </aside>
  )
}

const said = (amount: number) => amount.toLocaleString('ru-RU')
