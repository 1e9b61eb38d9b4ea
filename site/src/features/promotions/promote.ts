import { hideFirstOrderSlide } from './first-order'
import { offerPromo } from './promo-sheets'

/** What the home, which is everybody's, shows of promotions to this person (null: a guest), and offers who is back on it. */
export function promote(user_id: string | null, isBack: boolean): void {
  void hideFirstOrderSlide(user_id)
  if (isBack) void offerPromo(user_id !== null)
}
