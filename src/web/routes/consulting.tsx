import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/consulting')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/consulting"!</div>;
}
