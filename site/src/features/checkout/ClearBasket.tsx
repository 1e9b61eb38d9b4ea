import { quoted } from '@ostrov/shared/formats/quoted'
import { Confirmation } from '../modals/Confirmation'
import type { Closing, Confirmed } from '../modals/kind'

export type ClearedBasket = Confirmed & { restaurant_name?: string }

/** Asks before the basket of one restaurant is emptied. */
export default function ClearBasket({ restaurant_name, onConfirm, close }: ClearedBasket & Closing) {
  return (
    <Confirmation onConfirm={onConfirm} close={close} yes="Очистить" no={'Не\u00a0очищать'}>
      <p>
        {restaurant_name
          ? `Все блюда ресторана ${quoted(restaurant_name)} исчезнут из\u00a0корзины.`
          : 'Все блюда этого ресторана исчезнут из\u00a0корзины.'}
      </p>
    </Confirmation>
  )
}
