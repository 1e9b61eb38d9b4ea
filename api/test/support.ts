/** What is rightly written to support. */
export const asked = (more: object = {}) => ({
  ...{ subject: 'site', text: 'Не\u00A0открывается карта', name: 'Анна', answer_by: 'mail', email: 'anna@example.com' },
  ...{ phone: null, images: [], order: null, ad: null },
  ...more,
})
