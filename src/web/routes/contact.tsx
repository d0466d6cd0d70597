import { createFileRoute } from '@tanstack/react-router';
import { ContactSection } from '#/features/profile/ui/contact-section';
import { pageData } from '../head/page-data';
import { pageHead } from '../head/page-head';
import { breadcrumbs, professionalService } from '../head/structured-data';
import { ContactFormWithWays } from './-contact-form';

const path = '/contact';

export const Route = createFileRoute('/contact')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  head: ({ match }) => {
    const page = pageData(match);
    if (!page) return {};
    const { contact, shell } = page.copy;
    const trail = [
      { name: shell.nav.home, path: '/' },
      { name: shell.nav.contact, path },
    ];
    return pageHead({
      ...page,
      ...contact.page,
      path,
      structuredData: [professionalService(page), breadcrumbs(page, trail)],
    });
  },
  component: Contact,
});

function Contact() {
  return <ContactSection page form={<ContactFormWithWays />} />;
}
