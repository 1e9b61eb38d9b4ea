import { quoted } from '@ostrov/shared/formats/quoted'
import { Confirmation } from '../modals/Confirmation'
import type { Closing } from '../modals/kind'
import { removeFriend } from './store'

export type Removed = {
  token: string
  id: string
  /** Whom the owner takes out; null for oneself. */
  name: string | null
}

/** Asks before somebody leaves with all they have chosen. */
export default function RemoveFriend({ token, id, name, close }: Removed & Closing) {
  const remove = async () => {
    await removeFriend(token, id)
  }
  return (
    <Confirmation onConfirm={remove} close={close} yes={name ? 'Убрать' : 'Выйти'} no={name ? 'Оставить' : 'Остаться'}>
      <p>
        {name
          ? `Имя ${quoted(name)} и\u00a0все блюда под ним исчезнут из\u00a0корзины. С\u00a0того\u00a0же устройства и\u00a0под этим именем по\u00a0этой ссылке больше не\u00a0войти. Если человек придёт с\u00a0другого, смените ссылку.`
          : 'Вы выйдете, а\u00a0ваши блюда исчезнут из\u00a0корзины.'}
      </p>
    </Confirmation>
  )
}
