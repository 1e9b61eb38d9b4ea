/** The body of a story that may be written. */
export const story = (title: string) => ({
  ...{
    title,
    text: '',
    link: null,
    image_id: null,
    logo_id: null,
    restaurant_id: null,
    city_ids: [],
    starts_at: null,
    ends_at: null,
    sort: 0,
    is_active: true,
  },
  ...{ is_ad: false, advertiser_name: null, advertiser_inn: null, erid: null, ord_contract_id: null },
})
