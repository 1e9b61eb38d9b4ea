import { type ComponentType, useEffect, useState } from 'react'

type Props = { restaurant_id: string }

/** The basket beside a wide screen's menu. It comes with its styles when it is there: a phone's page carries neither. */
export default function BasketPanel(props: Props) {
  const [Basket, setBasket] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    Promise.all([import('./BasketBeside'), import('./CartFlow')]).then(
      ([{ BasketBeside }, parts]) => setBasket(() => (own: Props) => <BasketBeside {...own} parts={parts} />),
      // Without it the bar below leads to the cart.
      () => {},
    )
  }, [])
  return Basket && <Basket {...props} />
}
