import { writtenClient } from '#/platform/http/written-client';
import type { OwnersSection, SectionDraft } from './admin-contract';

export const ownersSectionsClient = writtenClient<SectionDraft, OwnersSection>('about');
