import { $user_delivery } from '../account/store'
import { hideFirstOrderSlide } from './first-order'
import { offerPromo } from './promo-sheets'

/** What the home, which is everybody's, shows of promotions to who reads it, and offers who is back on it. */
export function promote(isBack: boolean): void {
  const user = $user_delivery.get()
  const user_id = user?.is_confirmed ? user.id : null
  void hideFirstOrderSlide(user_id)
  if (isBack) void offerPromo(user_id !== null)
}
