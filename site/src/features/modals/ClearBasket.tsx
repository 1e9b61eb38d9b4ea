import { Confirmation } from './Confirmation'
import type { Closing, ModalProps } from './registry'

/** Asks before the basket of one restaurant is emptied. */
export default function ClearBasket({ restaurant_name, onConfirm, close }: ModalProps['ClearBasket'] & Closing) {
  return (
    <Confirmation onConfirm={onConfirm} close={close} yes="Очистить" no={'Не\u00a0очищать'}>
      <p>
        {restaurant_name
          ? `Все блюда ресторана «${restaurant_name}» исчезнут из\u00a0корзины.`
          : 'Все блюда этого ресторана исчезнут из\u00a0корзины.'}
      </p>
    </Confirmation>
  )
}
