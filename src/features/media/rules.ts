import type { Platform } from './contract';

interface Recording {
  platform: string;
  videoId: string;
}

/** The address of the platform's player in its privacy mode. The video starts at once, because the visitor has just clicked. */
export function playerAddress({ platform, videoId }: Recording, locale: string): string {
  const id = encodeURIComponent(videoId);
  return platform === 'vimeo'
    ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`
    : `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=${locale}`;
}

export const watchAddress = ({ platform, videoId }: Recording): string =>
  platform === 'vimeo'
    ? `https://vimeo.com/${encodeURIComponent(videoId)}`
    : `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;

/** A video id on its own, without characters that could change an address. */
const bareId = /^[\w-]{1,64}$/;
const youtubeHost = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com)$/;

export function parseVideo(text: string): { platform?: Platform; videoId: string } | undefined {
  const trimmed = text.trim();
  if (bareId.test(trimmed)) return { videoId: trimmed };
  const whole = /^[a-z]+:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(whole);
  if (!/^https?:$/.test(protocol)) return undefined;
  const named = parseVideoPath(hostname, pathname.split('/').filter(Boolean), searchParams);
  return named && bareId.test(named.videoId) ? named : undefined;
}

function parseVideoPath(host: string, [first, second]: string[], search: URLSearchParams) {
  const youtube = (videoId: string | null | undefined) =>
    videoId ? { platform: 'youtube' as const, videoId } : undefined;
  if (host === 'youtu.be') return youtube(first);
  if (youtubeHost.test(host)) {
    return youtube(/^(embed|shorts|live|v)$/.test(first ?? '') ? second : search.get('v'));
  }
  if (!/^(www\.|player\.)?vimeo\.com$/.test(host)) return undefined;
  const videoId = first === 'video' ? second : first;
  return videoId && /^\d+$/.test(videoId) ? { platform: 'vimeo' as const, videoId } : undefined;
}
