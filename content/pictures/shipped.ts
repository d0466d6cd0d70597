import type { ShippedPicture } from './types';

/** Written by tools/pictures.ts: the pictures that come with the product, by their address. */
export const shippedPictures: Record<string, ShippedPicture> = {
  '/img/articles/makale-1.webp': {
    url: '/img/articles/makale-1.webp',
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoQAAsABABoJZQAAudSmisAAP7TF89yZArHhKxwek0+DDv3MOg7mQAA',
    variants: [
      { type: 'image/svg+xml', width: 1600, url: '/img/articles/makale-1.svg' },
      { type: 'image/avif', width: 480, url: '/img/articles/makale-1-480.avif' },
      { type: 'image/avif', width: 960, url: '/img/articles/makale-1-960.avif' },
      { type: 'image/avif', width: 1600, url: '/img/articles/makale-1.avif' },
      { type: 'image/webp', width: 480, url: '/img/articles/makale-1-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/articles/makale-1-960.webp' },
      { type: 'image/webp', width: 1600, url: '/img/articles/makale-1.webp' },
    ],
  },
  '/img/articles/makale-10.webp': {
    url: '/img/articles/makale-10.webp',
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRqgAAABXRUJQVlA4WAoAAAAQAAAADwAACgAAQUxQSC4AAAARL6AgbQPGv+ad2IiIIICiRpKiXQcUXlCwwcDlXw0vDET0PyEb8Q0C8dxR1WctVlA4IFQAAADwAQCdASoQAAsABABoJbACdADL7RzqkgAA/iUg+jcBMQwnssL2ZPk12wdyU1jyMdvPEWHBxfCDM7P/uqXxucXwHZgxxVSIn/LleHi7RjUQuBoAAAA=',
    variants: [
      { type: 'image/svg+xml', width: 1600, url: '/img/articles/makale-10.svg' },
      { type: 'image/avif', width: 480, url: '/img/articles/makale-10-480.avif' },
      { type: 'image/avif', width: 960, url: '/img/articles/makale-10-960.avif' },
      { type: 'image/avif', width: 1600, url: '/img/articles/makale-10.avif' },
      { type: 'image/webp', width: 480, url: '/img/articles/makale-10-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/articles/makale-10-960.webp' },
      { type: 'image/webp', width: 1600, url: '/img/articles/makale-10.webp' },
    ],
  },
  '/img/articles/makale-11.webp': {
    url: '/img/articles/makale-11.webp',
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4WAoAAAAQAAAADwAACgAAQUxQSBoAAAARD6AgbQPGv+V2x0ZExIFYMMlfem8IEf3PFlZQOCAuAAAAcAEAnQEqEAALAAQAaCWdg6wB4QAA/uxZv1GVdwX27ziw4M60gcbLBYo94uAAAA==',
    variants: [
      { type: 'image/svg+xml', width: 1600, url: '/img/articles/makale-11.svg' },
      { type: 'image/avif', width: 480, url: '/img/articles/makale-11-480.avif' },
      { type: 'image/avif', width: 960, url: '/img/articles/makale-11-960.avif' },
      { type: 'image/avif', width: 1600, url: '/img/articles/makale-11.avif' },
      { type: 'image/webp', width: 480, url: '/img/articles/makale-11-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/articles/makale-11-960.webp' },
      { type: 'image/webp', width: 1600, url: '/img/articles/makale-11.webp' },
    ],
  },
  '/img/articles/makale-12.webp': {
    url: '/img/articles/makale-12.webp',
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4WAoAAAAQAAAADwAACgAAQUxQSBkAAAARD0CQbePPvO3XiIg4EAsm+UvvDSGi/9kCAFZQOCAyAAAA8AEAnQEqEAALAAQAaCWwAnQA9IAGAVAAAP7e57zntcoW2wurR6GNda5W2gV9dWMEAAA=',
    variants: [
      { type: 'image/svg+xml', width: 1600, url: '/img/articles/makale-12.svg' },
      { type: 'image/avif', width: 480, url: '/img/articles/makale-12-480.avif' },
      { type: 'image/avif', width: 960, url: '/img/articles/makale-12-960.avif' },
      { type: 'image/avif', width: 1600, url: '/img/articles/makale-12.avif' },
      { type: 'image/webp', width: 480, url: '/img/articles/makale-12-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/articles/makale-12-960.webp' },
      { type: 'image/webp', width: 1600, url: '/img/articles/makale-12.webp' },
    ],
  },
  '/img/articles/makale-2.webp': {
    url: '/img/articles/makale-2.webp',
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRq4AAABXRUJQVlA4WAoAAAAQAAAADwAACgAAQUxQSC0AAAARNyAQSPyhP42ICDRQCEmSs3sEmeRdXuDfHyMLRPQ/AarSDN/MDMSqz9EqxQAAVlA4IFoAAAAwAgCdASoQAAsABABoJbACdAfwA33dt3c5AADJ9BOUEfK4BLkTALOZDpPGwqNWHPZ89m2YOZnDPXYTZ5EjzuwXnXPEZL+viiNt/tT8rWbsVL8nQHsFN6qAAAA=',
    variants: [
      { type: 'image/svg+xml', width: 1600, url: '/img/articles/makale-2.svg' },
      { type: 'image/webp', width: 480, url: '/img/articles/makale-2-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/articles/makale-2-960.webp' },
      { type: 'image/webp', width: 1600, url: '/img/articles/makale-2.webp' },
    ],
  },
  '/img/articles/makale-3.webp': {
    url: '/img/articles/makale-3.webp',
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4WAoAAAAQAAAADwAACgAAQUxQSBoAAAARD6AgbQPGv+V2x0ZExIFYMMlfem8IEf3PFlZQOCA2AAAA0AEAnQEqEAALAAQAaCWMAnQA8JygQEAA/t7n02mzeF8e8m5CZnep8ebSXXFAZynTp+WCgAAA',
    variants: [
      { type: 'image/svg+xml', width: 1600, url: '/img/articles/makale-3.svg' },
      { type: 'image/avif', width: 480, url: '/img/articles/makale-3-480.avif' },
      { type: 'image/avif', width: 960, url: '/img/articles/makale-3-960.avif' },
      { type: 'image/avif', width: 1600, url: '/img/articles/makale-3.avif' },
      { type: 'image/webp', width: 480, url: '/img/articles/makale-3-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/articles/makale-3-960.webp' },
      { type: 'image/webp', width: 1600, url: '/img/articles/makale-3.webp' },
    ],
  },
  '/img/articles/makale-4.webp': {
    url: '/img/articles/makale-4.webp',
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRoQAAABXRUJQVlA4WAoAAAAQAAAADwAACgAAQUxQSC4AAAARNyAQSPyhP42ICM6gJpKkaNbBrgTeHA1IoPCvhggDEf1PGYWIjwGZd/uWNY8AVlA4IDAAAABQAQCdASoQAAsABABoJZwABDOAAP7nTfzl7ClHLd3yCSyhniFiDTH7pMXAzeLgAAA=',
    variants: [
      { type: 'image/svg+xml', width: 1600, url: '/img/articles/makale-4.svg' },
      { type: 'image/avif', width: 480, url: '/img/articles/makale-4-480.avif' },
      { type: 'image/avif', width: 960, url: '/img/articles/makale-4-960.avif' },
      { type: 'image/avif', width: 1600, url: '/img/articles/makale-4.avif' },
      { type: 'image/webp', width: 480, url: '/img/articles/makale-4-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/articles/makale-4-960.webp' },
      { type: 'image/webp', width: 1600, url: '/img/articles/makale-4.webp' },
    ],
  },
  '/img/articles/makale-5.webp': {
    url: '/img/articles/makale-5.webp',
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRogAAABXRUJQVlA4WAoAAAAQAAAADwAACgAAQUxQSBYAAAARF3D8/4iIQSBAmDTp1EFE/5OtClAFVlA4IEwAAAAwAgCdASoQAAsABABoJbACdAEN8Uzk2dOdAAD+nVIfWrMuYP2JTWomXBWwzhYK9FMjWW+mwmqZrUAHAYY3+6cfPlf4v2txxhNWASAA',
    variants: [
      { type: 'image/svg+xml', width: 1600, url: '/img/articles/makale-5.svg' },
      { type: 'image/webp', width: 480, url: '/img/articles/makale-5-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/articles/makale-5-960.webp' },
      { type: 'image/webp', width: 1600, url: '/img/articles/makale-5.webp' },
    ],
  },
  '/img/articles/makale-6.webp': {
    url: '/img/articles/makale-6.webp',
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4WAoAAAAQAAAADwAACgAAQUxQSBYAAAARF3D8/4iIQSBAmDTp1EFE/5OtClAFVlA4IDgAAAAQAgCdASoQAAsABABoJYwCdADGYNlZgtCAAP7e6RyuIhShBtdYKCJk6dd6U5PENpQ+NwBn58PoAA==',
    variants: [
      { type: 'image/svg+xml', width: 1600, url: '/img/articles/makale-6.svg' },
      { type: 'image/webp', width: 480, url: '/img/articles/makale-6-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/articles/makale-6-960.webp' },
      { type: 'image/webp', width: 1600, url: '/img/articles/makale-6.webp' },
    ],
  },
  '/img/articles/makale-7.webp': {
    url: '/img/articles/makale-7.webp',
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAsABABoJZwAAuQ20fPkAP7emdIpxxG6gUM9im/enJZrODtIczN64VhGW0ZqbvFwAA==',
    variants: [
      { type: 'image/svg+xml', width: 1600, url: '/img/articles/makale-7.svg' },
      { type: 'image/avif', width: 480, url: '/img/articles/makale-7-480.avif' },
      { type: 'image/avif', width: 960, url: '/img/articles/makale-7-960.avif' },
      { type: 'image/avif', width: 1600, url: '/img/articles/makale-7.avif' },
      { type: 'image/webp', width: 480, url: '/img/articles/makale-7-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/articles/makale-7-960.webp' },
      { type: 'image/webp', width: 1600, url: '/img/articles/makale-7.webp' },
    ],
  },
  '/img/articles/makale-8.webp': {
    url: '/img/articles/makale-8.webp',
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4WAoAAAAQAAAADwAACgAAQUxQSBkAAAARD0CQbePPvO3XiIg4EAsm+UvvDSGi/9kCAFZQOCAyAAAAkAEAnQEqEAALAAQAaCWNdgEYAKpAAP7rF2hDvdZksApZNpIasWH+MSg2tibaSzCgAAA=',
    variants: [
      { type: 'image/svg+xml', width: 1600, url: '/img/articles/makale-8.svg' },
      { type: 'image/webp', width: 480, url: '/img/articles/makale-8-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/articles/makale-8-960.webp' },
      { type: 'image/webp', width: 1600, url: '/img/articles/makale-8.webp' },
    ],
  },
  '/img/articles/makale-9.webp': {
    url: '/img/articles/makale-9.webp',
    width: 1600,
    height: 1067,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4WAoAAAAQAAAADwAACgAAQUxQSCsAAAARP3D//4iIeyiKJDVaHLAWEIEBSATcDuLfBK8YiOh/suCbkIRCUO5LtxEdAFZQOCA+AAAAsAEAnQEqEAALAAQAaCWQAAId74DTMAD+zBKAOy3pxbFT9IJIiK7cj0fzwehUFvy4g56e6ziCb9xRLKUAAAA=',
    variants: [
      { type: 'image/svg+xml', width: 1600, url: '/img/articles/makale-9.svg' },
      { type: 'image/avif', width: 480, url: '/img/articles/makale-9-480.avif' },
      { type: 'image/avif', width: 960, url: '/img/articles/makale-9-960.avif' },
      { type: 'image/avif', width: 1600, url: '/img/articles/makale-9.avif' },
      { type: 'image/webp', width: 480, url: '/img/articles/makale-9-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/articles/makale-9-960.webp' },
      { type: 'image/webp', width: 1600, url: '/img/articles/makale-9.webp' },
    ],
  },
  '/img/articles/makale-acilis.webp': {
    url: '/img/articles/makale-acilis.webp',
    width: 1600,
    height: 900,
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAkABABoJYwC7AENxT2u+6AA/t9FUCPvCUcDK2RFIUT0Dhyk0zEkoA2WxgAA',
    variants: [
      { type: 'image/svg+xml', width: 1600, url: '/img/articles/makale-acilis.svg' },
      { type: 'image/avif', width: 480, url: '/img/articles/makale-acilis-480.avif' },
      { type: 'image/avif', width: 960, url: '/img/articles/makale-acilis-960.avif' },
      { type: 'image/avif', width: 1600, url: '/img/articles/makale-acilis.avif' },
      { type: 'image/webp', width: 480, url: '/img/articles/makale-acilis-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/articles/makale-acilis-960.webp' },
      { type: 'image/webp', width: 1600, url: '/img/articles/makale-acilis.webp' },
    ],
  },
  '/img/books/kitap-1.webp': {
    url: '/img/books/kitap-1.webp',
    width: 720,
    height: 1080,
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAQBACdASoQABgAPxF0sVCsJqSisAgBgCIJZwC3uBu1CpI51s/hg/O/wAD+1eUU/Qvf0+YzfvyvtFhXwujyOBuNjcnSKzHe+jQJCYvRJBBdOGThnixER2WYk1T1V37VkKwAAA==',
    variants: [
      { type: 'image/avif', width: 240, url: '/img/books/kitap-1-240.avif' },
      { type: 'image/avif', width: 480, url: '/img/books/kitap-1-480.avif' },
      { type: 'image/avif', width: 720, url: '/img/books/kitap-1.avif' },
      { type: 'image/webp', width: 240, url: '/img/books/kitap-1-240.webp' },
      { type: 'image/webp', width: 480, url: '/img/books/kitap-1-480.webp' },
      { type: 'image/webp', width: 720, url: '/img/books/kitap-1.webp' },
    ],
  },
  '/img/books/kitap-2.webp': {
    url: '/img/books/kitap-2.webp',
    width: 720,
    height: 993,
    placeholder:
      'data:image/webp;base64,UklGRroAAABXRUJQVlA4WAoAAAAQAAAADwAAFQAAQUxQSBEAAAARD9D/iAgIBJLQ558gov+hEwBWUDggggAAAFAEAJ0BKhAAFgA/EXCwUCwmJKKwCAGAIglsAJ0yhHAAKrHG04VNuzNtoMAA/naWWk70EQgga0TRKVbqJmlZO2GCNonAhbX0U9IHXb77koaN8mF59h+rrYjB6unYHqN/+5P70gWnLTnmMULIRtVvYk47SM8Uz+g/6pZO4ECAo0aeAAA=',
    variants: [
      { type: 'image/webp', width: 240, url: '/img/books/kitap-2-240.webp' },
      { type: 'image/webp', width: 480, url: '/img/books/kitap-2-480.webp' },
      { type: 'image/webp', width: 720, url: '/img/books/kitap-2.webp' },
    ],
  },
  '/img/books/kitap-3.webp': {
    url: '/img/books/kitap-3.webp',
    width: 720,
    height: 1147,
    placeholder:
      'data:image/webp;base64,UklGRp4AAABXRUJQVlA4WAoAAAAQAAAADwAAGAAAQUxQSBEAAAARD9D/iAjMf0T/YwAAAAAAAABWUDggZgAAABAEAJ0BKhAAGQA/EXKwUCwmpKKwCAGAIglpAMiYIpX0DJJ5cuHOs2rgAP7p90nNfiwuJ+njbp+0EYuNfy+HxPJOOgRxgIaG1i3hGcoUrVAeJF6pkrhM+lOTYqKhwjiD/WFUrNBAAA==',
    variants: [
      { type: 'image/avif', width: 240, url: '/img/books/kitap-3-240.avif' },
      { type: 'image/avif', width: 480, url: '/img/books/kitap-3-480.avif' },
      { type: 'image/avif', width: 720, url: '/img/books/kitap-3.avif' },
      { type: 'image/webp', width: 240, url: '/img/books/kitap-3-240.webp' },
      { type: 'image/webp', width: 480, url: '/img/books/kitap-3-480.webp' },
      { type: 'image/webp', width: 720, url: '/img/books/kitap-3.webp' },
    ],
  },
  '/img/books/kitap-4.webp': {
    url: '/img/books/kitap-4.webp',
    width: 720,
    height: 1003,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4WAoAAAAQAAAADwAAFQAAQUxQSBMAAAARD9D/iAgICQj/T5qiWxDR/2RMAFZQOCBWAAAAsAMAnQEqEAAWAD8RcrBQLCakorAIAYAiCWYAnQAeHBOukbeR2wAA+C/PgIFedKmhEAafbz/r731eVETulhC0alSl9hd4wNXE+ssA+7bpnwmN+t7bwAA=',
    variants: [
      { type: 'image/svg+xml', width: 720, url: '/img/books/kitap-4.svg' },
      { type: 'image/avif', width: 240, url: '/img/books/kitap-4-240.avif' },
      { type: 'image/avif', width: 480, url: '/img/books/kitap-4-480.avif' },
      { type: 'image/avif', width: 720, url: '/img/books/kitap-4.avif' },
      { type: 'image/webp', width: 240, url: '/img/books/kitap-4-240.webp' },
      { type: 'image/webp', width: 480, url: '/img/books/kitap-4-480.webp' },
      { type: 'image/webp', width: 720, url: '/img/books/kitap-4.webp' },
    ],
  },
  '/img/books/kitap-5.webp': {
    url: '/img/books/kitap-5.webp',
    width: 720,
    height: 1008,
    placeholder:
      'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAADQAwCdASoQABYALtGIxGIkLCwsDADQS2AF2QJiMJfK0+BSeXd3siAA/u3rGGppWzYHTQuuXr7fTrbik7cWttqRoxw2F/2aaZDU4Irw9xcKQpCeftyKL5veTrmykWrhsdj6eeRP6YLjOursJAF8DpNgAAA=',
    variants: [
      { type: 'image/webp', width: 240, url: '/img/books/kitap-5-240.webp' },
      { type: 'image/webp', width: 480, url: '/img/books/kitap-5-480.webp' },
      { type: 'image/webp', width: 720, url: '/img/books/kitap-5.webp' },
    ],
  },
  '/img/books/kitap-ornek-1.webp': {
    url: '/img/books/kitap-ornek-1.webp',
    width: 720,
    height: 1080,
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAABwBACdASoQABgAPxFysFAsJqSisAgBgCIJZwC4NagYoAXRXHkfUx1QVJY4AAD+asxdMcF9hZoTUASD/47efa1skCczPSaOsIhPKMQI+6cDrH4gExUAFuqqotwF4vk7KlNFv6hFpOsrAAAA',
    variants: [
      { type: 'image/svg+xml', width: 720, url: '/img/books/kitap-ornek-1.svg' },
      { type: 'image/avif', width: 240, url: '/img/books/kitap-ornek-1-240.avif' },
      { type: 'image/avif', width: 480, url: '/img/books/kitap-ornek-1-480.avif' },
      { type: 'image/avif', width: 720, url: '/img/books/kitap-ornek-1.avif' },
      { type: 'image/webp', width: 240, url: '/img/books/kitap-ornek-1-240.webp' },
      { type: 'image/webp', width: 480, url: '/img/books/kitap-ornek-1-480.webp' },
      { type: 'image/webp', width: 720, url: '/img/books/kitap-ornek-1.webp' },
    ],
  },
  '/img/books/kitap-ornek-2.webp': {
    url: '/img/books/kitap-ornek-2.webp',
    width: 720,
    height: 1080,
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwBACdASoQABgAPxFyslCsJqSisAgBgCIJZACdL1yB0aslOnDsaV5HKoAA/g0TPdEPZT9H9sdSQfvJYtUi1fyNSU/LOtQAAAA=',
    variants: [
      { type: 'image/svg+xml', width: 720, url: '/img/books/kitap-ornek-2.svg' },
      { type: 'image/avif', width: 240, url: '/img/books/kitap-ornek-2-240.avif' },
      { type: 'image/avif', width: 480, url: '/img/books/kitap-ornek-2-480.avif' },
      { type: 'image/avif', width: 720, url: '/img/books/kitap-ornek-2.avif' },
      { type: 'image/webp', width: 240, url: '/img/books/kitap-ornek-2-240.webp' },
      { type: 'image/webp', width: 480, url: '/img/books/kitap-ornek-2-480.webp' },
      { type: 'image/webp', width: 720, url: '/img/books/kitap-ornek-2.webp' },
    ],
  },
  '/img/books/kitap-ornek-3.webp': {
    url: '/img/books/kitap-ornek-3.webp',
    width: 720,
    height: 1080,
    placeholder:
      'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAAAwBACdASoQABgAPxFysFCsJqSisAgBgCIJZzuF4FIBrABrFRuLQyvhtYAA/ttlNpnIOxdJbvOH6E44wF6rt2MqZedH9i7mTm9ChYbsnoXe+VoDwd/9+S+gUz8+I7Cy2P52PUgjZXr0qoDrXShJvVvvsq9KWAT34IEjPN0hlsgAAA==',
    variants: [
      { type: 'image/svg+xml', width: 720, url: '/img/books/kitap-ornek-3.svg' },
      { type: 'image/avif', width: 240, url: '/img/books/kitap-ornek-3-240.avif' },
      { type: 'image/avif', width: 480, url: '/img/books/kitap-ornek-3-480.avif' },
      { type: 'image/avif', width: 720, url: '/img/books/kitap-ornek-3.avif' },
      { type: 'image/webp', width: 240, url: '/img/books/kitap-ornek-3-240.webp' },
      { type: 'image/webp', width: 480, url: '/img/books/kitap-ornek-3-480.webp' },
      { type: 'image/webp', width: 720, url: '/img/books/kitap-ornek-3.webp' },
    ],
  },
  '/img/media/video-1.webp': {
    url: '/img/media/video-1.webp',
    width: 960,
    height: 540,
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdADHjzZuwwAA/s2AMYNWLaJtPNyWLp6zcHSCHERhN36KfzkQmH0y3cE+WQHAAA==',
    variants: [
      { type: 'image/avif', width: 480, url: '/img/media/video-1-480.avif' },
      { type: 'image/avif', width: 960, url: '/img/media/video-1.avif' },
      { type: 'image/webp', width: 480, url: '/img/media/video-1-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/media/video-1.webp' },
    ],
  },
  '/img/media/video-2.webp': {
    url: '/img/media/video-2.webp',
    width: 960,
    height: 540,
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoQAAkABABoJZQAAudZPqgA/vEGA2+DrD1M05LCODFW7+mLuTAAAA==',
    variants: [
      { type: 'image/svg+xml', width: 960, url: '/img/media/video-2.svg' },
      { type: 'image/webp', width: 480, url: '/img/media/video-2-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/media/video-2.webp' },
    ],
  },
  '/img/media/video-3.webp': {
    url: '/img/media/video-3.webp',
    width: 960,
    height: 540,
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAABQAQCdASoQAAkABABoJZQABDOAAP7s7n9fIX1KLu4KSoXYDhmxRTDXbTcRQAAA',
    variants: [
      { type: 'image/svg+xml', width: 960, url: '/img/media/video-3.svg' },
      { type: 'image/avif', width: 480, url: '/img/media/video-3-480.avif' },
      { type: 'image/avif', width: 960, url: '/img/media/video-3.avif' },
      { type: 'image/webp', width: 480, url: '/img/media/video-3-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/media/video-3.webp' },
    ],
  },
  '/img/media/video-4.webp': {
    url: '/img/media/video-4.webp',
    width: 960,
    height: 540,
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJbACdADdq6NXEYAA/uc/AIc+x0JrNxQdi5MHKc3wA0eBurX0pjx4K2pEAA==',
    variants: [
      { type: 'image/svg+xml', width: 960, url: '/img/media/video-4.svg' },
      { type: 'image/webp', width: 480, url: '/img/media/video-4-480.webp' },
      { type: 'image/webp', width: 960, url: '/img/media/video-4.webp' },
    ],
  },
  '/img/portrait.webp': {
    url: '/img/portrait.webp',
    width: 1600,
    height: 1920,
    placeholder:
      'data:image/webp;base64,UklGRtIAAABXRUJQVlA4WAoAAAAQAAAADwAAEgAAQUxQSIgAAAARP6CmbQMWY8jZGRFBrsSH49i2m1YhDgXwBN4bhQb0wAUoeE+sQKECWxH9DymlFACkpJICkJY8FoCkP8oL5Pw+ygV6DZfz3YdZTKk8QjA9Un6GY+ynnB/+0JB7/Phg4NSRfRgnP6QvgyaFHUg/CwCWVAAgpST6BVLu121tRtp/GXKtcqst/loDVlA4ICQAAACwAgCdASoQABMAPxFysFAsJqSisAgBgCIJaQAAeyAA/vBpgAA=',
    variants: [
      { type: 'image/svg+xml', width: 1600, url: '/img/portrait.svg' },
      { type: 'image/webp', width: 480, url: '/img/portrait-480.webp' },
      { type: 'image/webp', width: 720, url: '/img/portrait-720.webp' },
      { type: 'image/webp', width: 800, url: '/img/portrait-800.webp' },
      { type: 'image/webp', width: 1200, url: '/img/portrait-1200.webp' },
      { type: 'image/webp', width: 1600, url: '/img/portrait.webp' },
    ],
  },
};
