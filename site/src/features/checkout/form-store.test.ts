import { expect, test } from 'bun:test'
import { readForms, typedOrder } from './form-store'

test('what was typed comes back after a reload', () => {
  const forms = readForms(
    JSON.stringify({
      person: { user_name: 'Анна', user_phone: '+7 (900) 111-22-33', payment_type: 'cash', payment_comment: 'с 5 000' },
      door: {
        address_id: 'a',
        front_door: '2',
        apartment: '18',
        floor: '4',
        delivery_comment: '',
        private_house: true,
      },
      restaurants: { r: { delivery_type: 'pickup', comment: 'без лука', cultery_count: 2, code: '' } },
    }),
  )
  expect(forms.person.payment_type).toBe('cash')
  expect(forms.door).toEqual({
    address_id: 'a',
    front_door: '2',
    apartment: '18',
    floor: '4',
    delivery_comment: '',
    private_house: true,
  })
  expect(typedOrder(forms, 'r')).toMatchObject({
    delivery_type: 'pickup',
    comment: 'без лука',
    cultery_count: 2,
    code: '',
    code_applied: false,
  })
})

test('a restaurant nothing was typed for starts empty, with delivery', () => {
  expect(typedOrder(readForms(null), 'r')).toMatchObject({
    delivery_type: 'delivery',
    comment: '',
    cultery_count: 0,
    code: '',
    code_applied: false,
  })
})

test('a field of the wrong kind is forgotten, the rest stays', () => {
  const kept = { person: { user_name: 5, user_phone: '1' }, door: {}, restaurants: {} }
  expect(readForms(JSON.stringify(kept)).person).toMatchObject({ user_name: '', user_phone: '1' })
  expect(readForms('{').person.user_name).toBe('')
})
